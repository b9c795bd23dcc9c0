import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

export const total = style({
  ...textStyle('body'),
  marginBlockStart: vars.space[8],
  color: vars.color.text.secondary,
});
