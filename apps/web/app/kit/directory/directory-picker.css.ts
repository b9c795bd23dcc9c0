import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

export const problem = style({
  ...textStyle('body'),
  color: vars.color.text.secondary,
  marginBlockStart: vars.space[4],
});
