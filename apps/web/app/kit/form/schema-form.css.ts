import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, density, space } = vars;

export const root = style({ display: 'grid', gap: space[16], minInlineSize: 0, containerType: 'inline-size' });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[16],
  alignItems: 'start',
});
export const whole = style({ gridColumn: '1 / -1' });
export const half = style({ '@container': { 'not (min-width: 20rem)': { gridColumn: '1 / -1' } } });
export const group = style({ display: 'grid', gap: space[8], minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ ...textStyle('label'), padding: 0, marginBlockEnd: space[6] });
export const quiet = style({ ...textStyle('bodyDense'), color: color.text.secondary });
export const wrong = style({ ...textStyle('bodyDense'), color: color.danger.text, fontWeight: vars.weight.medium });
export const select = style({
  ...textStyle('body'),
  inlineSize: '100%',
  minBlockSize: density.control,
  paddingInline: space[8],
  border: `${vars.line.thin} solid ${vars.field.edge}`,
  borderRadius: vars.radius.control,
  background: vars.field.surface,
  color: color.text.primary,
  selectors: { '&[data-invalid]': { borderColor: color.danger.text } },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
