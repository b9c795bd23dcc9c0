import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, line } = vars;

export const root = style({
  minInlineSize: 0,
  border: `${line.thin} solid ${color.border.default}`,
  borderRadius: vars.radius.tile,
  overflowWrap: 'anywhere',
});
export const title = style(textStyle('titleSm'));
export const table = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
export const caption = style({ ...textStyle('body'), color: color.text.secondary, textAlign: 'start' });
globalStyle(`${table} :is(th, td)`, {
  padding: space[8],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${line.thin} solid ${color.border.subtle}`,
});
export const keep = style({ marginBlockStart: space[8] });
