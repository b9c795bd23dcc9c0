import { components, textStyle, vars } from '@roadside/tokens/theme';
import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, layered } from '../internal/frame/layered.ts';
import { paintVar } from '../internal/frame/paint.css.ts';
import { valueOf } from '../internal/frame/variables.ts';

const { color, space, radius } = vars;
const stroke = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;
const over = { position: 'absolute', inset: 0 } as const;

export const controls = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: `${space[6]} ${space[12]}`,
    marginBlockEnd: space[8],
    '@media': { print: { display: 'none' } },
  }),
);
export const field = style(
  layered({ ...textStyle('micro'), display: 'grid', gap: space[2], color: color.text.secondary, minInlineSize: 0 }),
);
export const select = style(
  layered({
    ...textStyle('label'),
    fontFamily: 'inherit',
    minBlockSize: '32px',
    maxInlineSize: '14rem',
    paddingInline: space[6],
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.control,
    background: color.surface.raised,
    color: color.text.primary,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '1px' } },
    '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
  }),
);
export const toggle = style(
  layered({
    ...textStyle('label'),
    fontFamily: 'inherit',
    minBlockSize: '32px',
    minInlineSize: '32px',
    paddingInline: space[8],
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.control,
    background: color.surface.raised,
    color: color.text.primary,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface.hover },
      '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '1px' },
      '&[aria-pressed="true"]': { background: color.surface.selected, borderColor: color.text.primary },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px' },
      [forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
    },
  }),
);

/** The map's box. It keeps the aspect ratio the server renders with, so nothing shifts on hydration. */
export const frame = style(
  layered({
    position: 'relative',
    aspectRatio: '8 / 5',
    inlineSize: '100%',
    minInlineSize: 0,
    overflow: 'hidden',
    border: `1px solid ${color.border.subtle}`,
    borderRadius: radius.control,
    background: color.surface.sunken,
    breakInside: 'avoid',
  }),
);
/** The map fills the remaining height; the parts below keep theirs. */
export const filling = style(
  layered({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0, minInlineSize: 0 }),
);
globalStyle(`${filling} > ${frame}`, {
  '@layer': { [components]: { flex: '1 1 auto', aspectRatio: 'auto', minBlockSize: '16rem' } },
});
export const plot = style(
  layered({
    ...over,
    outline: 'none',
    selectors: {
      '&:focus-visible::after': {
        content: '""',
        ...over,
        border: `2px solid ${color.focus.ring}`,
        boxShadow: `inset 0 0 0 2px ${color.focus.halo}`,
        borderRadius: 'inherit',
        pointerEvents: 'none',
      },
    },
  }),
);
export const picture = style(
  layered({
    ...over,
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
  }),
);
/** The drawn basemap stays under the live one, for print. */
export const outline = style(
  layered({
    selectors: { '[data-live] > &': { visibility: 'hidden' } },
    '@media': { print: { selectors: { '[data-live] > &': { visibility: 'visible' } } } },
  }),
);
export const land = style(layered({ fill: color.surface.raised, '@media': { [forcedColors]: { fill: 'Canvas' } } }));
export const border = style(layered({ ...stroke, stroke: color.border.control, strokeWidth: 1 }));
export const countyBorder = style(
  layered({
    ...stroke,
    // The subtle border is almost invisible on dark land.
    stroke: color.border.default,
    strokeWidth: 1,
    '@media': { [forcedColors]: { stroke: 'GrayText' } },
  }),
);
export const live = style(
  layered({
    ...over,
    opacity: 0,
    selectors: { '[data-live] > &': { opacity: 1 } },
    '@media': { print: { display: 'none' } },
  }),
);
/** Overlays move together with the basemap during a drag, and are redrawn when it comes to rest. */
export const marks = style(layered({ ...over, pointerEvents: 'none' }));
export const dotEdge = style(layered({ ...stroke, stroke: color.text.secondary, strokeWidth: 11 }));
export const dot = style(
  layered({
    ...stroke,
    stroke: paintVar,
    strokeWidth: 8,
    selectors: { '&[data-step="0"]': { stroke: color.surface.raised } },
  }),
);
export const dotWithout = style(layered({ ...stroke, stroke: color.text.secondary, strokeWidth: 3 }));
export const chosen = style(
  layered({
    ...stroke,
    stroke: color.focus.halo,
    strokeWidth: 17,
    '@media': { [forcedColors]: { stroke: 'Highlight' } },
  }),
);
export const hexagon = style(
  layered({
    fill: paintVar,
    fillOpacity: 0.85,
    stroke: color.text.muted,
    strokeWidth: 0.75,
    vectorEffect: 'non-scaling-stroke',
    selectors: { '&[data-few]': { fill: color.surface.sunken, strokeDasharray: '3 2' } },
  }),
);
export const heat = style(layered({ filter: 'blur(11px)', opacity: 0.8, '@media': { print: { filter: 'none' } } }));
export const heatStep = style(layered({ fill: paintVar }));
export const cluster = style(
  layered({
    ...textStyle('micro'),
    position: 'absolute',
    left: valueOf('at'),
    top: valueOf('across'),
    inlineSize: valueOf('height'),
    blockSize: valueOf('height'),
    transform: 'translate(-50%, -50%)',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    border: `5px solid ${paintVar}`,
    background: color.surface.raised,
    color: color.text.primary,
    boxShadow: `0 0 0 1px ${color.text.secondary}`,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    printColorAdjust: 'exact',
    selectors: {
      '&[data-step="0"]': { border: `1px dashed ${color.text.secondary}` },
      '&[data-selected]': { boxShadow: `0 0 0 1px ${color.text.primary}, 0 0 0 5px ${color.focus.halo}` },
    },
    '@media': {
      [forcedColors]: {
        background: 'Canvas',
        color: 'CanvasText',
        outline: '1px solid CanvasText',
        selectors: { '&[data-selected]': { outline: '4px solid Highlight' } },
      },
    },
  }),
);
export const cityName = style(
  layered({
    ...textStyle('micro'),
    position: 'absolute',
    left: valueOf('at'),
    top: valueOf('across'),
    transform: 'translate(-50%, -50%)',
    whiteSpace: 'nowrap',
    color: color.text.secondary,
    // Tiles include their own place names.
    selectors: { '[data-named] &': { display: 'none' } },
    // Four shadows form a halo around the letters, so that borders do not cut through them.
    textShadow: `1px 1px 1px ${color.surface.raised}, -1px 1px 1px ${color.surface.raised}, 1px -1px 1px ${color.surface.raised}, -1px -1px 1px ${color.surface.raised}`,
  }),
);
export const zone = style(
  layered({
    ...stroke,
    stroke: color.text.primary,
    strokeWidth: 1.5,
    strokeDasharray: '2 4',
    selectors: { '&[data-active]': { strokeWidth: 2.5, strokeDasharray: 'none' } },
  }),
);
export const zoneName = style(
  layered({
    ...textStyle('micro'),
    position: 'absolute',
    left: valueOf('at'),
    top: valueOf('across'),
    transform: 'translate(-50%, -100%)',
    whiteSpace: 'nowrap',
    paddingInline: space[4],
    borderRadius: radius.badge,
    background: color.surface.raised,
    color: color.text.primary,
    selectors: { '&[data-active]': { background: color.surface.inverse, color: color.text.inverse } },
  }),
);
export const cursor = style(layered({ ...over, pointerEvents: 'none' }));
export const ring = style(
  layered({
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `2px solid ${color.text.primary}`,
    outline: `2px solid ${color.surface.raised}`,
    selectors: {
      '&[data-keyboard]': {
        borderWidth: '3px',
        borderColor: color.focus.ring,
        outline: `3px solid ${color.focus.halo}`,
      },
    },
    '@media': { [forcedColors]: { borderColor: 'Highlight' } },
  }),
);
export const fill = style(layered({ blockSize: '100%' }));
export const lasso = style(
  layered({ ...over, inlineSize: '100%', blockSize: '100%', cursor: 'crosshair', touchAction: 'none' }),
);
export const lassoLine = style(
  layered({
    ...stroke,
    stroke: color.text.primary,
    strokeWidth: 2,
    strokeDasharray: '6 4',
    fill: color.info.soft,
    fillOpacity: 0.4,
  }),
);
export const buttons = style(
  layered({
    position: 'absolute',
    insetBlockStart: space[8],
    insetInlineEnd: space[8],
    display: 'grid',
    gap: space[4],
    '@media': { print: { display: 'none' } },
  }),
);
export const sign = style(
  layered({
    inlineSize: '16px',
    blockSize: '16px',
    display: 'block',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    margin: 'auto',
  }),
);
export const hint = style(
  layered({
    ...textStyle('micro'),
    display: 'none',
    position: 'absolute',
    insetInline: space[6],
    insetBlockEnd: space[6],
    padding: `${space[2]} ${space[6]}`,
    borderRadius: radius.badge,
    background: color.surface.inverse,
    color: color.text.inverse,
    pointerEvents: 'none',
    selectors: { [`${plot}:focus-visible:not(:has([data-part])) > &`]: { display: 'block' } },
  }),
);
export const failed = style(
  layered({
    ...textStyle('label'),
    position: 'absolute',
    insetBlockEnd: space[8],
    insetInlineStart: space[8],
    maxInlineSize: 'calc(100% - 16px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    padding: space[8],
    borderRadius: radius.control,
    border: `1px solid ${color.border.control}`,
    background: color.surface.raised,
    color: color.text.primary,
    '@media': { print: { display: 'none' } },
  }),
);
/** Next to the buttons. */
export const nothing = style(
  layered({
    ...textStyle('body'),
    ...over,
    display: 'grid',
    placeItems: 'center',
    textAlign: 'center',
    paddingInline: '52px',
    color: color.text.primary,
    pointerEvents: 'none',
  }),
);
export const nothingText = style(
  layered({
    padding: `${space[6]} ${space[12]}`,
    borderRadius: radius.control,
    background: color.surface.raised,
    border: `1px solid ${color.border.subtle}`,
  }),
);
export const legend = style(
  layered({
    ...textStyle('micro'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[12]}`,
    marginBlockStart: space[6],
    color: color.text.secondary,
  }),
);
export const legendItem = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space[6] }));
export const sampleDot = style(
  layered({
    inlineSize: '11px',
    blockSize: '11px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `1.5px solid ${color.text.secondary}`,
    background: `radial-gradient(circle, ${color.text.secondary} 1.5px, ${color.surface.raised} 2px)`,
    selectors: { '&[data-filled]': { background: paintVar } },
  }),
);
export const sampleCluster = style(
  layered({
    inlineSize: '16px',
    blockSize: '16px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `4px solid ${paintVar}`,
    boxShadow: `0 0 0 1px ${color.text.secondary}`,
    background: color.surface.raised,
  }),
);
export const sampleFew = style(
  layered({
    inlineSize: '14px',
    blockSize: '14px',
    boxSizing: 'border-box',
    border: `1px dashed ${color.text.muted}`,
    background: color.surface.sunken,
  }),
);
export const notice = style(
  layered({ ...textStyle('label'), margin: 0, marginBlockStart: space[6], color: color.text.primary }),
);
export const source = style(
  layered({ ...textStyle('micro'), margin: 0, marginBlockStart: space[4], color: color.text.muted }),
);
export const playback = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space[2]} ${space[8]}`,
    marginBlockStart: space[8],
    '@media': { print: { display: 'none' } },
  }),
);
/** Reserves the playback bar's height until it loads. */
export const playbackRoom = style(layered({ minBlockSize: '84px' }));
/** The curve of calls over time, above the slider. */
export const track = style(layered({ display: 'grid', gap: space[2], minInlineSize: 0 }));
export const curve = style(
  layered({ display: 'block', inlineSize: '100%', blockSize: '28px', fill: color.border.control, overflow: 'visible' }),
);
export const curveNow = style(layered({ fill: color.text.primary }));
export const slider = style(
  layered({
    inlineSize: '100%',
    minBlockSize: '24px',
    accentColor: color.action.fill,
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '2px' } },
    '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
  }),
);
export const moment = style(
  layered({ ...textStyle('label'), gridColumn: 2, color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }),
);
export const inView = style(
  layered({ ...textStyle('label'), display: 'flex', alignItems: 'center', gap: space[6], marginBlockEnd: space[6] }),
);
export const check = style(
  layered({
    inlineSize: '18px',
    blockSize: '18px',
    margin: 0,
    verticalAlign: 'middle',
    accentColor: color.action.fill,
    '@media': { '(pointer: coarse)': { inlineSize: '24px', blockSize: '24px' } },
  }),
);

// The few rules from the map library's own style sheet that a basemap without its buttons needs.
const library = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${live} ${selector}`, { '@layer': { [components]: rule } });
library('.maplibregl-map', { overflow: 'hidden', position: 'relative' });
library('.maplibregl-canvas', { position: 'absolute', left: 0, top: 0, outline: 'none' });
library('.maplibregl-canvas-container', { cursor: 'grab', touchAction: 'pan-y' });
library('.maplibregl-canvas-container:active', { cursor: 'grabbing' });
