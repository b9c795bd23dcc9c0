import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[12],
});
export const heading = style(textStyle('label'));
export const lead = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style(textStyle('body'));
export const effect = style({
  padding: space[12],
  borderRadius: radius.control,
  border: `${vars.line.thin} solid ${color.border.default}`,
  background: color.surface.sunken,
});
export const hour = style({
  ...textStyle('labelDense'),
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  minInlineSize: '3.5rem',
  paddingBlock: space[4],
  borderRadius: radius.control,
  border: `${vars.line.thin} solid ${color.border.default}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-short]': { borderColor: color.danger.edge, color: color.danger.text, fontWeight: 600 } },
});
/** On a phone the views have a line of their own above the months. */
export const view = style({
  display: 'flex',
  gap: space[8],
  '@container': { 'work-area (max-width: 40rem)': { flexBasis: '100%' } },
});
export const calendarScroll = style({
  position: 'relative',
  overflowX: 'auto',
  minInlineSize: 0,
  // A month has to fit the width of the paper.
  '@media': { print: { overflow: 'visible', fontSize: '0.6rem' } },
});
export const calendar = style({ borderCollapse: 'collapse', inlineSize: '100%', fontVariantNumeric: 'tabular-nums' });
export const name = style({
  ...textStyle('body'),
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minInlineSize: '9rem',
  maxInlineSize: '14rem',
  paddingInlineEnd: space[12],
  textAlign: 'start',
  fontWeight: 400,
  background: color.surface.canvas,
});
export const day = style({
  ...textStyle('labelDense'),
  minInlineSize: '1.75rem',
  blockSize: '2.25rem',
  textAlign: 'center',
  fontWeight: 400,
  color: color.text.secondary,
  borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
  selectors: { '&[data-today]': { color: color.text.primary, fontWeight: 600 } },
});
export const off = style({
  ...textStyle('labelDense'),
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.75rem',
  inlineSize: '100%',
  color: color.text.primary,
  background: color.surface.selected,
  selectors: {
    '&[data-pending]': {
      background: 'transparent',
      outline: `${vars.line.thin} dashed ${color.border.control}`,
      outlineOffset: '-2px',
    },
  },
});
