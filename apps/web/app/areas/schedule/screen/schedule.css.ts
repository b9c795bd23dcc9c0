import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = vars;
const phone = '(max-width: 640px)';
export const title = style({ ...textStyle('titleLg'), lineHeight: 1.2, minInlineSize: 0, overflowWrap: 'anywhere' });
export const where = style({ ...textStyle('body'), color: color.text.secondary });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});
export const days = style({
  ...textStyle('titleSm'),
  minInlineSize: '11rem',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { minInlineSize: 0, flex: '1 1 auto' } },
});
const halfOnPhone = { '@media': { [phone]: { flex: '1 1 9rem', minInlineSize: 0, inlineSize: 'auto' } } };
export const code = style({ inlineSize: '13rem', ...halfOnPhone });
export const search = style({ inlineSize: '14rem', ...halfOnPhone });
export const unsaved = style({ ...textStyle('label'), color: color.text.secondary });
export const people = style({ ...textStyle('label'), color: color.text.secondary });
const boardSize = 'max(26rem, calc(100dvh - 13rem))';
/** The gantt fills the rest of the window, with a minimum of a handful of rows. */
export const board = style({
  blockSize: boardSize,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    // A phone's page scrolls instead. Until its list has loaded, what follows stays out of view.
    [phone]: { blockSize: 'auto', minBlockSize: boardSize },
    print: { blockSize: 'auto', minBlockSize: 0 },
  },
});
export const fields = style({ inlineSize: 'min(24rem, 100%)' });
export const wide = style({ gridColumn: '1 / -1' });
export const problem = style({ ...textStyle('body'), gridColumn: '1 / -1', margin: 0, color: color.danger.text });
/** A break's length, pay and time, and the button that removes it. */
export const breakLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.15fr) auto',
  alignItems: 'center',
  gap: space[4],
});
/** Stays in view while the fields of the editor scroll. */
export const actions = style({
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space[16]})`,
  paddingBlock: space[8],
  background: color.surface.overlay,
});
export const repeat = style({ gridColumn: '1 / -1', border: 0, padding: 0 });
export const bulk = style({
  position: 'sticky',
  insetBlockEnd: space[8],
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: space[8],
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.tile,
  background: color.surface.raised,
  boxShadow: vars.elevation.carried,
  '@media': { print: { display: 'none' } },
});
export const bulkCount = style({ ...textStyle('label'), paddingInline: space[8] });
export const panel = style({ paddingBlock: space[8] });
export const panelChoice = style({ inlineSize: '14rem', maxInlineSize: '100%' });
/** Fills the rest of the controls' second row, from the start, so that nothing shifts when the forecast loads. */
export const forecastLine = style({
  flex: '1 1 20rem',
  minInlineSize: 0,
  minBlockSize: '1.75rem',
  // On a phone the button goes below the sentence instead of losing its words.
  '@container': { 'work-area (max-width: 40rem)': { flexWrap: 'wrap' } },
});
export const slider = style({ inlineSize: '16rem', maxInlineSize: '100%' });
export const hint = style({ ...textStyle('body'), color: color.text.secondary, margin: 0 });
export const drawerList = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({ paddingBlock: space[8], borderBlockEnd: `1px solid ${color.border.subtle}` });
export const lineText = style({ minInlineSize: 0, flex: '1 1 12rem', overflowWrap: 'anywhere' });
export const lineTitle = style({ ...textStyle('label'), margin: 0 });
export const small = style({ ...textStyle('bodyDense'), color: color.text.secondary, margin: 0 });
export const warn = style({ ...textStyle('bodyDense'), color: color.danger.text, margin: 0 });
export const section = style({ marginBlockEnd: space[20] });
export const sectionTitle = style({ ...textStyle('titleSm'), margin: 0 });
export const week = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 1fr) 1fr 1fr',
  gap: space[8],
  alignItems: 'end',
});
/** A driver's own shifts read as a column, also on a wide screen. */
export const own = style({ maxInlineSize: '48rem' });
export const next = style({
  padding: space[16],
  borderRadius: radius.tile,
  background: color.surface.raised,
  border: `1px solid ${color.border.subtle}`,
});
export const nextTime = style({ ...textStyle('metric') });
export const agenda = style({ listStyle: 'none', margin: 0, padding: 0 });
