import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const root = style({ inlineSize: '100%', maxInlineSize: '56rem' });
export const title = style({ ...textStyle('titleLg'), overflowWrap: 'anywhere' });
export const heading = style(textStyle('label'));
export const lead = style(textStyle('titleSm'));
export const body = style({ ...textStyle('body'), overflowWrap: 'anywhere' });
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  paddingBlock: space[8],
  borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
});
export const hour = style({
  ...textStyle('labelDense'),
  minInlineSize: '4rem',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.control,
  border: `${vars.line.thin} solid ${color.border.default}`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { '&[data-short]': { borderColor: color.danger.edge, color: color.danger.text, fontWeight: 600 } },
});
export const question = style({
  padding: space[16],
  borderRadius: radius.tile,
  border: `${vars.line.thin} solid ${color.border.default}`,
  background: color.surface.raised,
});
