import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.full,
  ':hover': { background: color.surface.hover },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
});
export const content = style({ minInlineSize: '15rem', maxInlineSize: '20rem' });
export const who = style({ padding: space[8] });
export const name = style({ ...textStyle('body'), fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });
export const what = style({
  ...textStyle('labelDense'),
  fontWeight: vars.weight.regular,
  color: color.text.secondary,
  overflowWrap: 'anywhere',
});
export const icon = style({ flex: 'none', color: color.text.secondary });
