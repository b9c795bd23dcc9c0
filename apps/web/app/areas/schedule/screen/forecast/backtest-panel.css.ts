import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const panel = style({ display: 'grid', gap: space[16], minInlineSize: 0, justifyItems: 'start' });
export const wide = style({ inlineSize: '100%', minInlineSize: 0 });
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space[24], margin: 0 });
export const figure = style({ display: 'grid', gap: space[4], margin: 0 });
export const name = style({ ...textStyle('label'), color: color.text.secondary });
export const value = style({ margin: 0 });
export const note = style({
  ...textStyle('labelDense'),
  fontWeight: vars.weight.regular,
  color: color.text.muted,
  margin: 0,
});
