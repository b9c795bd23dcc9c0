import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space[24], minInlineSize: 0 });
export const figures = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', gap: space[16], margin: 0 });
export const label = style({ ...textStyle('label'), color: color.text.secondary });
export const basis = style({ ...textStyle('micro'), color: color.text.muted });
export const surveys = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' });
export const survey = style({ display: 'grid', gap: space[4], paddingBlockEnd: space[12], borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}` });
export const answers = style({ ...textStyle('body'), display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[4]} ${space[12]}` });
export const words = style({ ...textStyle('body'), overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const quiet = style({ ...textStyle('labelDense'), fontWeight: vars.weight.regular, color: color.text.muted });
