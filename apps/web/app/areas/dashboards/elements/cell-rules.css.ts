import { vars } from '@roadside/tokens/theme';
import { styleVariants } from '@vanilla-extract/css';

const { color } = vars;
const tinted = (soft: string, text: string) => ({
  background: soft,
  color: text,
  fontWeight: 600,
  '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
});

/** A cell that a rule of its element applies to. */
export const tone = styleVariants({
  good: tinted(color.success.soft, color.success.text),
  watch: tinted(color.beacon.soft, color.beacon.text),
  bad: tinted(color.danger.soft, color.danger.text),
});
