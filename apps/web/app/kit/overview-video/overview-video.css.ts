import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

export const state = style({
  ...textStyle('label'),
  flex: 1,
  minInlineSize: '16rem',
  color: vars.color.text.secondary,
});
