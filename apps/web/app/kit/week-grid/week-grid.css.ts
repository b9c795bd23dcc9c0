import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;
export const label = style({ ...textStyle('label'), '@media': { '(pointer: coarse)': { order: -2 } } });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem repeat(7, minmax(0, 1fr))',
  userSelect: 'none',
  border: `${vars.line.thin} solid ${color.border.default}`,
  borderRadius: radius.control,
  overflow: 'hidden',
});
export const row = style({ display: 'contents' });
export const head = style({
  ...textStyle('labelDense'),
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2rem',
  color: color.text.secondary,
  background: color.surface.sunken,
  fontWeight: 500,
});
export const time = style({
  ...textStyle('micro'),
  // No taller than a cell, or rows with a time label would leave gaps between the cells.
  lineHeight: '0.75rem',
  paddingInlineEnd: space[6],
  textAlign: 'end',
  color: color.text.muted,
  background: color.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
});
export const cell = style({
  blockSize: '0.75rem',
  borderInlineStart: `${vars.line.thin} solid ${color.border.subtle}`,
  cursor: 'cell',
  selectors: {
    '&[data-hour]': { borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}` },
    '&[aria-selected="true"]': { background: color.action.fill },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px', zIndex: 1 },
    '[aria-readonly="true"] &': { cursor: 'default' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { background: 'Highlight' } } } },
});
/** Comes first on touch screens. */
export const times = style({ '@media': { '(pointer: coarse)': { order: -1 } } });
export const ranges = style({ margin: 0, padding: 0, listStyle: 'none' });
export const range = style({ ...textStyle('body') });
export const add = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  alignItems: 'end',
  gap: space[8],
});
export const hint = style({ ...textStyle('body'), color: color.text.secondary });
