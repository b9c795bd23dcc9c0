import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style({ inlineSize: '100%', maxInlineSize: '48rem' });
export const title = style(textStyle('titleLg'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary, overflowWrap: 'anywhere' });
export const list = style({ listStyle: 'none' });
export const mail = style({
  paddingBlock: space[16],
  borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
});
export const subject = style({ ...textStyle('bodyLg'), fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });
export const when = style({
  ...textStyle('labelDense'),
  flex: 'none',
  fontWeight: vars.weight.regular,
  color: color.text.muted,
});
export const body = style({ ...textStyle('body'), maxInlineSize: '68ch' });
export const way = style({
  '@media': { '(pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' } },
});
