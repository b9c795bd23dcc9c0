import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
export const partTitle = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const start = style({ alignSelf: 'start' });
export const comments = style({ listStyle: 'none' });
// Replies are indented under what they reply to, deeper levels by less, so that the text keeps its width.
export const answers = style([
  comments,
  {
    marginBlockStart: space[12],
    paddingInlineStart: space[16],
    borderInlineStart: `${vars.line.thin} solid ${color.border.subtle}`,
    selectors: { '& &': { paddingInlineStart: space[8] } },
  },
]);
export const name = style({ ...textStyle('body'), fontWeight: vars.weight.semibold });
export const when = style({ ...textStyle('labelDense'), fontWeight: vars.weight.regular, color: color.text.muted });
export const words = style({ ...textStyle('body'), overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
