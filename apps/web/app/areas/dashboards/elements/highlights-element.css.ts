import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
export const title = style({ ...textStyle('titleSm') });
export const period = style({ ...textStyle('body'), color: color.text.muted });

/**
 * One strip with hairlines between the numbers: nothing here can be moved, so nothing has a box. Each number has a line
 * before it; the strip hides those at the start of a row.
 */
export const frame = style({ paddingBlock: space[16], borderBlock: `${vars.line.thin} solid ${color.border.subtle}` });
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: `${space[16]} 0`,
  margin: 0,
  marginInlineStart: `calc(-1 * ${space[16]})`,
  overflow: 'hidden',
});
export const item = style({
  marginInlineStart: '-1px',
  paddingInline: space[16],
  borderInlineStart: `${vars.line.thin} solid ${color.border.subtle}`,
});
export const label = style({ ...textStyle('label'), color: color.text.secondary });
export const basis = style({ ...textStyle('micro'), color: color.text.muted, margin: 0 });
// As wide as the real text, so that it wraps to as many lines.
export const waitingPeriod = style({ ...textStyle('body'), inlineSize: '21rem', maxInlineSize: '100%' });
export const waitingFreshness = style({ ...textStyle('micro'), inlineSize: '7rem' });
export const waitingValue = style({ ...textStyle('titleMd') });
