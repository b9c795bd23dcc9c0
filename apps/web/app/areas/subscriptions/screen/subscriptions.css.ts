import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
export const title = style(textStyle('titleLg'));
export const name = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary, margin: 0, overflowWrap: 'anywhere' });
export const stopped = style({ ...textStyle('label'), margin: 0, overflowWrap: 'anywhere' });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  paddingBlockEnd: space[12],
  borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
});
export const receivers = style({ ...textStyle('body'), margin: 0, paddingInlineStart: space[16] });
