import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = vars;

export const about = style({ ...textStyle('micro'), color: color.text.secondary });
export const service = style({
  ...textStyle('body'),
  minBlockSize: '44px',
  padding: space[8],
  borderRadius: radius.control,
  border: `1px solid ${color.border.default}`,
  color: color.text.primary,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { borderColor: color.beacon.text, background: color.surface.raised } },
});
export const count = style({ fontVariantNumeric: 'tabular-nums', color: color.text.secondary });
export const track = style({ display: 'block', blockSize: '4px', marginBlockStart: space[4] });
export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: radius.full,
  background: color.beacon.text,
});
