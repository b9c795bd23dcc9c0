import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const phone = '(max-width: 47.99rem)';

/** Looks like the field it opens; on a phone only its glass is left. */
export const find = style({
  ...textStyle('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  blockSize: '32px',
  paddingInline: space[8],
  border: `${vars.line.thin} solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  background: color.surface.raised,
  color: color.text.secondary,
  ':hover': { background: color.surface.hover, color: color.text.primary },
  '@media': {
    [phone]: { inlineSize: '44px', blockSize: '44px', justifyContent: 'center', padding: 0, border: 0, background: 'none' },
  },
});
export const findWords = style({ '@media': { [phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } } });
export const findKey = style({
  ...textStyle('micro'),
  paddingInline: space[4],
  border: `${vars.line.thin} solid ${color.border.subtle}`,
  borderRadius: vars.radius.badge,
  color: color.text.muted,
  '@media': { '(max-width: 63.99rem), (pointer: coarse)': { display: 'none' } },
});
