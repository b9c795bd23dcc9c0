import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const stack = style({ paddingBlockStart: space[12] });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[12],
});
export const choices = style({ border: 0, margin: 0, padding: 0 });
export const heading = style(textStyle('label'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style(textStyle('body'));
