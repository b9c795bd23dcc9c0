import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, space, elevation } = vars;
const narrow = 'work-area (max-width: 56rem)';
const panelWidth = '19rem';

export const root = style({
  blockSize: '100%',
  minBlockSize: '36rem',
  '@container': { [narrow]: { blockSize: 'auto', minBlockSize: 0 } },
});
export const title = style(textStyle('titleLg'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 21rem',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: space[16],
  selectors: { '&[data-folded]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto' },
  },
});
export const area = style({ position: 'relative', minBlockSize: 0 });
/** Two maps of equal width, each with a caption above it. On a narrow screen they are stacked. */
const compared = `${area}[data-compared] &`;
globalStyle(`${area}[data-compared]`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  columnGap: space[12],
  '@container': { [narrow]: { display: 'flex' } },
});
export const caption = style({ minInlineSize: 0, marginBlockEnd: space[8] });
export const captionNow = style([caption, { gridRow: 1, gridColumn: 1, '@container': { [narrow]: { order: -1 } } }]);
export const beside = style({
  gridRow: '1 / 3',
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  '@container': { [narrow]: { marginBlockStart: space[24] } },
});
export const map = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  '@container': { [narrow]: { blockSize: '34rem' } },
});
/** Floats over the map on a wide screen; sits above it on a narrow one. */
export const panel = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[12],
  insetInlineStart: space[12],
  inlineSize: panelWidth,
  maxBlockSize: `calc(100% - 8rem)`,
  overflowY: 'auto',
  padding: space[12],
  borderRadius: radius.tile,
  border: `1px solid ${color.border.subtle}`,
  background: color.surface.raised,
  boxShadow: elevation.menu,
  // Below the captions above the maps.
  selectors: { [compared]: { insetBlockStart: '4.5rem', maxBlockSize: 'calc(100% - 12rem)' } },
  '@container': {
    [narrow]: {
      position: 'static',
      inlineSize: 'auto',
      maxBlockSize: 'none',
      marginBlockEnd: space[12],
      boxShadow: 'none',
    },
  },
});
/** The message on an empty map goes beside the menus that float over it. */
globalStyle(`${panel}[data-wide] ~ ${map} [data-component="CallMap.Empty"]`, {
  '@container': {
    'work-area (min-width: 56.01rem)': { paddingInlineStart: `calc(${panelWidth} + ${space[24]})` },
  },
});
export const panelTitle = style(textStyle('titleSm'));
/** The current settings, beside the title while the menus are collapsed on a narrow screen. */
export const panelState = style({
  ...textStyle('body'),
  display: 'none',
  flex: '1 1 auto',
  minInlineSize: 0,
  color: color.text.secondary,
  '@container': { [narrow]: { selectors: { [`${panel}:not([data-narrow]) &`]: { display: 'block' } } } },
});
/** The collapse button for each width; the server doesn't know the width it renders for. */
export const foldAt = styleVariants({
  wide: { '@container': { [narrow]: { display: 'none' } } },
  narrow: { display: 'none', '@container': { [narrow]: { display: 'block' } } },
});
export const fields = style({
  display: 'grid',
  gap: space[12],
  marginBlockStart: space[12],
  selectors: { [`${panel}:not([data-wide]) &`]: { display: 'none' } },
  '@container': {
    [narrow]: {
      selectors: {
        [`${panel}:not([data-narrow]) &`]: { display: 'none' },
        [`${panel}[data-narrow] &`]: { display: 'grid' },
      },
    },
  },
});
/** The size of the menus, reserved until they load. */
export const fieldsRoom = style({ blockSize: '26rem' });
export const label = style({ ...textStyle('label'), color: color.text.secondary });

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
  '@container': { [narrow]: { overflowY: 'visible' } },
  '@media': { print: { overflow: 'visible' } },
});
export const sectionTitle = style(textStyle('titleSm'));
export const small = style({ ...textStyle('labelDense'), color: color.text.muted });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  minBlockSize: '36px',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  selectors: { '&[data-selected]': { background: color.surface.selected } },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
export const lineName = style({ ...textStyle('body'), flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const lineValue = style({ ...textStyle('body'), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** The map of a replay, as large as its dialog allows. */
export const replayMap = style({ blockSize: 'min(26rem, 50dvh)' });
export const replayTime = style({ flex: 1, minInlineSize: 0 });
