import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const explanation = style({ inlineSize: '20rem', maxInlineSize: '80vw' });
export const formula = style(textStyle('body'));
export const parts = style({
  ...textStyle('body'),
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space[4]} ${space[12]}`,
});
export const amount = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const small = style({ ...textStyle('labelDense'), color: color.text.muted });
export const why = style({ justifySelf: 'start', alignSelf: 'flex-start' });
