import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style({ inlineSize: '100%', maxInlineSize: '52rem', minInlineSize: 0 });
export const title = style(textStyle('titleLg'));
export const partTitle = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary, overflowWrap: 'anywhere' });
export const part = style({
  paddingBlockStart: space[24],
  borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
});
export const report = style({
  paddingBlock: space[16],
  borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
});
export const quote = style({
  ...textStyle('body'),
  margin: 0,
  paddingInlineStart: space[12],
  borderInlineStart: `${vars.line.thin} solid ${color.border.control}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const strong = style({ ...textStyle('body'), fontWeight: vars.weight.semibold });
export const narrow = style({ maxInlineSize: '26rem' });
