import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
export const count = style({
  ...textStyle('labelDense'),
  fontWeight: vars.weight.regular,
  color: vars.color.text.secondary,
});
