import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: space[16],
  margin: 0,
});
export const label = style({ ...textStyle('label'), color: color.text.secondary });
export const basis = style({ ...textStyle('micro'), color: color.text.muted });
export const quiet = style({ ...textStyle('labelDense'), fontWeight: vars.weight.regular, color: color.text.muted });
