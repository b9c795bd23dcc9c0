import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;
export const wide = style({ inlineSize: '100%', minInlineSize: 0 });
export const figures = style({ margin: 0 });
export const figure = style({ margin: 0 });
export const name = style({ ...textStyle('label'), color: color.text.secondary });
export const value = style({ margin: 0 });
export const note = style({
  ...textStyle('labelDense'),
  fontWeight: vars.weight.regular,
  color: color.text.muted,
  margin: 0,
});
