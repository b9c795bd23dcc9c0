import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const stack = style({ display: 'grid', gap: space[16], paddingBlockStart: space[12] });
export const tight = style({ display: 'grid', gap: space[8] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[12],
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[16], border: 0, margin: 0, padding: 0 });
export const heading = style(textStyle('label'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const list = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[12]}`,
});
