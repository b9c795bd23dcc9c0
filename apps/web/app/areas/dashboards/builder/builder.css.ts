import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** CSS variables set by an element's layout. */
export const place = { column: '--place-column', row: '--place-row', height: '--place-height', order: '--place-order' };

/** Too narrow for twelve columns: elements are stacked, as on the dashboard itself. */
const stacked = 'work-area (max-width: 39.99rem)';

export const root = style({
  maxInlineSize: '160rem',
  marginInline: 'auto',
});
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
/** The dashboard's name, edited in the place and size of a title. */
export const name = style({ flex: '1 1 20rem', minInlineSize: 0, maxInlineSize: '40rem' });
globalStyle(`${name} input`, { ...textStyle('titleLg') });
/** The kinds of elements: one column in the side panel, as many as fit where the canvas is empty. */
export const gallery = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: space[12],
  minInlineSize: 0,
});
export const sample = style({
  border: `${vars.line.thin} solid ${color.border.subtle}`,
  borderRadius: radius.tile,
});
/** A scaled-down element of a fixed height; longer content fades out. */
export const sampleView = style({
  zoom: 0.5,
  blockSize: '18rem',
  overflow: 'hidden',
  maskImage: `linear-gradient(to top, transparent, #000 ${space[24]})`,
  containerType: 'inline-size',
  containerName: 'work-area',
});
// A picture needs no description of itself, and nothing in it can be pressed.
globalStyle(`${sampleView} [data-component="Chart.Summary"], ${sampleView} nav`, { display: 'none' });
export const work = style({
  display: 'grid',
  gap: space[16],
  minInlineSize: 0,
  '@container': {
    'work-area (min-width: 60rem)': {
      selectors: { '&[data-editing]': { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
    },
  },
});
export const foot = style({
  paddingBlockStart: space[24],
  borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
});

export const grid = style({
  display: 'grid',
  listStyle: 'none',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gridAutoRows: '72px',
  gap: space[8],
  minInlineSize: 0,
  padding: space[8],
  alignContent: 'start',
  borderRadius: radius.tile,
  background: color.surface.sunken,
  '@container': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridColumn: `var(${place.column})`,
  gridRow: `var(${place.row})`,
  minInlineSize: 0,
  overflow: 'hidden',
  border: `${vars.line.thin} solid ${color.border.default}`,
  borderRadius: radius.tile,
  background: color.surface.base,
  '@container': {
    [stacked]: { gridColumn: '1', gridRow: `auto / span var(${place.height})`, order: `var(${place.order})` },
  },
  selectors: {
    '&[data-open]': { borderColor: color.border.control, boxShadow: `0 0 0 1px ${color.border.control}` },
    '&[data-carried]': { zIndex: 1, boxShadow: vars.elevation.carried, cursor: 'grabbing' },
  },
});
export const bar = style({
  minInlineSize: 0,
  paddingInline: space[4],
  borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
  background: color.surface.raised,
});
export const barTitle = style({
  ...textStyle('labelDense'),
  flex: 1,
  minInlineSize: 0,
  paddingInline: space[4],
  ...clippedText(),
  whiteSpace: 'nowrap',
});
export const grip = style({ cursor: 'grab', touchAction: 'none' });
/** A scaled-down preview, so that a card fits whole in its usual size; longer content fades out. */
export const preview = style({
  zoom: 0.72,
  minInlineSize: 0,
  overflow: 'hidden',
  padding: space[8],
  maskImage: `linear-gradient(to top, transparent, #000 ${space[24]})`,
  containerType: 'inline-size',
  containerName: 'work-area',
});
export const corner = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  inlineSize: '24px',
  blockSize: '24px',
  cursor: 'nwse-resize',
  touchAction: 'none',
  borderEndEndRadius: radius.tile,
  ':focus-visible': { outlineOffset: '-2px' },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockEnd: '5px',
    insetInlineEnd: '5px',
    inlineSize: '9px',
    blockSize: '9px',
    borderBlockEnd: `2px solid ${color.border.control}`,
    borderInlineEnd: `2px solid ${color.border.control}`,
  },
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
});
export const editor = style({
  minInlineSize: 0,
  paddingInlineStart: space[16],
  borderInlineStart: `${vars.line.thin} solid ${color.border.subtle}`,
});
export const columns = style({ listStyle: 'none' });
export const columnName = style({
  ...textStyle('body'),
  flex: 1,
  minInlineSize: 0,
  ...clippedText(),
  whiteSpace: 'nowrap',
});
export const legend = style({ ...textStyle('label'), paddingBlockEnd: space[4] });
export const format = style({ inlineSize: '100%' });
export const limit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 5fr) auto',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
});
