import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { createContainer, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import * as v from './gantt-vars.css.ts';
import { forcedColors, inRow, layered, print, touch } from './layered.ts';

const { color, space, density, radius } = vars;
export const frame = createContainer('gantt');
const total = `calc(${v.minutes} * ${v.minute})`;

/** Rows are one line tall, or one line per lane if shifts overlap. */
const rowLines = fallbackVar(v.units, '1');
const rowHeight = `calc(${v.row} * ${rowLines})`;

export const root = style(
  layered({
    vars: { [v.row]: `var(--gantt-row-size, ${density.lane})`, [v.side]: 'var(--gantt-side-size, 12.5rem)' },
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    minBlockSize: 0,
    minInlineSize: 0,
    color: color.text.primary,
    background: color.surface.base,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [touch]: { vars: { [v.row]: 'var(--gantt-row-size, 44px)' } },
      [print]: { display: 'block', blockSize: 'auto' },
    },
  }),
);

export const scroller = style(
  layered({
    containerType: 'inline-size',
    containerName: frame,
    position: 'relative',
    flex: '1 1 auto',
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    contain: 'strict',
    scrollbarGutter: 'stable',
    touchAction: 'pan-x pan-y',
    '@media': { [print]: { display: 'none' } },
    selectors: {
      '&[data-carrying]': { userSelect: 'none', cursor: 'grabbing', touchAction: 'none' },
      '&[data-compact]': { vars: { [v.row]: 'max(44px, var(--gantt-row-size, 44px))' } },
    },
  }),
);

/** The scrolled content: as wide as the time window, as tall as all rows. */
export const canvas = style(
  layered({
    position: 'relative',
    isolation: 'isolate',
    inlineSize: `calc(${v.side} + ${total})`,
    '@container': { [`${frame} (max-width: 640px)`]: { vars: { [v.side]: 'var(--gantt-side-size, 7.5rem)' } } },
  }),
);

/**
 * A stacking context inside each clipping part: the header, a row or a name. Content that overflows a part whose scroll
 * position is not fixed is repainted on every frame of scrolling. In here, all of it is clipped the same way wherever
 * the part is, so the painted result is reused.
 */
export const keptAsPainted = style(layered({ contain: 'layout style', blockSize: '100%' }));

export const headBlock = style(
  layered({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 5,
    contain: 'layout paint style',
    background: color.surface.base,
    borderBlockEnd: `1px solid ${color.border.control}`,
  }),
);

/** Bars inherit their text styles, so that hundreds of them do not have to resolve them. */
export const grid = style(layered({ ...textStyle('bar'), position: 'relative' }));
export const pinned = style(
  layered({
    position: 'sticky',
    insetBlockStart: v.head,
    zIndex: 4,
    blockSize: `calc(${v.lines} * ${v.row})`,
    background: color.surface.sunken,
    boxShadow: `0 1px 0 ${color.border.control}`,
  }),
);
export const body = style(layered({ position: 'relative', blockSize: `calc(${v.lines} * ${v.row})` }));

/**
 * The container of the hour lines. They are elements because a tiled background takes as long to paint as everything
 * else in a row.
 */
export const lines = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: v.side,
    inlineSize: total,
    pointerEvents: 'none',
  }),
);
export const hourLine = style(
  layered({
    ...inRow('0px', `${v.lines} * ${v.row}`),
    borderInlineStart: `1px solid ${color.border.subtle}`,
    selectors: { '&[data-midnight]': { borderColor: color.border.control } },
    '@media': { [forcedColors]: { selectors: { '&:not([data-midnight])': { display: 'none' } } } },
  }),
);

/** One sticky element for all row headers: one each would be a compositor layer each. */
export const names = style(
  layered({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 3,
    inlineSize: v.side,
    blockSize: '100%',
    background: color.surface.base,
    borderInlineEnd: `1px solid ${color.border.control}`,
    selectors: { [`${pinned} &`]: { backgroundColor: color.surface.sunken } },
  }),
);

const lineBelow = {
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  '@media': { [forcedColors]: { borderColor: 'GrayText' } },
};

export const name = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: rowHeight,
    ...lineBelow,
    contain: 'strict',
    selectors: {
      [`${scroller}:focus-within &[data-active]`]: { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' },
      '&[data-kind="group"]': { cursor: 'pointer', background: color.surface.sunken },
    },
  }),
);
export const nameParts = style(
  layered({
    ...textStyle('labelDense'),
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    paddingInline: space[12],
    whiteSpace: 'nowrap',
    '@container': { [`${frame} (max-width: 640px)`]: { paddingInline: space[8] } },
  }),
);
export const nameText = style(layered({ flex: '1 1 auto', minInlineSize: 0, ...clippedText() }));
/** The text color on amber is the same in every theme. */
const checkMark = `url("data:image/svg+xml,${"<svg xmlns='http://www.w3.org/2000/svg' width='12' height='12' viewBox='0 0 24 24' fill='none' stroke='#10151c' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'><path d='M5 12l5 5L20 7'/></svg>".replace(/[<>#]/g, encodeURIComponent)}")`;

/** A visual check box: assistive technology gets the state from the row's header. */
export const check = style(
  layered({
    flex: 'none',
    inlineSize: '14px',
    blockSize: '14px',
    border: `1px solid ${color.border.control}`,
    borderRadius: '3px',
    backgroundColor: color.surface.base,
    selectors: {
      '&[data-checked]': {
        borderColor: color.focus.ring,
        backgroundColor: color.action.fill,
        backgroundImage: checkMark,
        backgroundSize: '12px 12px',
        backgroundPosition: 'center',
        backgroundRepeat: 'no-repeat',
      },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-checked]': { border: '5px solid Highlight' } } } },
  }),
);
export const nameHours = style(
  layered({
    ...textStyle('micro'),
    flex: 'none',
    color: color.text.secondary,
    selectors: { '&[data-none]': { color: color.text.muted } },
  }),
);
export const nameDetail = style(
  layered({
    ...textStyle('micro'),
    flex: '0 1 auto',
    minInlineSize: 0,
    ...clippedText(),
    color: color.text.muted,
    '@container': { [`${frame} (max-width: 640px)`]: { display: 'none' } },
  }),
);
export const ghostMark = style(
  layered({
    flex: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    border: `1px dashed ${color.text.secondary}`,
    borderRadius: radius.full,
  }),
);
export const groupMark = style(
  layered({
    flex: 'none',
    inlineSize: '7px',
    blockSize: '7px',
    borderInlineEnd: `1.5px solid ${color.text.secondary}`,
    borderBlockEnd: `1.5px solid ${color.text.secondary}`,
    transform: 'rotate(45deg) translate(-1px, -1px)',
    selectors: {
      '[dir="rtl"] &': { transform: 'rotate(-45deg) translate(1px, -1px)' },
      '[data-collapsed] &': { transform: 'rotate(-45deg)' },
      '[dir="rtl"] [data-collapsed] &': { transform: 'rotate(45deg)' },
    },
  }),
);

export const rowLine = style(
  layered({
    position: 'absolute',
    insetInlineStart: v.side,
    insetBlockStart: 0,
    inlineSize: total,
    blockSize: rowHeight,
    ...lineBelow,
    contain: 'strict',
    selectors: { '&[data-kind="group"]': { background: color.surface.sunken } },
  }),
);

/**
 * Positioned where the visible header is before scrolling. That is outside its row, which clips it, so the focus ring
 * is drawn around the visible header.
 */
export const headCell = style(
  layered({
    ...inRow('0px', v.row),
    marginInlineStart: `calc(-1 * ${v.side})`,
    inlineSize: v.side,
    overflowWrap: 'anywhere',
    outline: 'none',
  }),
);

/** The cell for adding a shift: the whole row until it has focus, then the hour where the shift would start. */
export const add = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    outline: 'none',
    // Behind the bars, as it fills the row.
    zIndex: -1,
    selectors: {
      '&:focus-visible': {
        zIndex: 0,
        insetBlock: '3px',
        insetInlineStart: `calc(${v.start} * ${v.minute})`,
        inlineSize: `max(24px, 60 * ${v.minute})`,
        outline: `2px solid ${color.focus.ring}`,
        outlineOffset: '-2px',
        borderRadius: radius.bar,
        background: `linear-gradient(${color.text.secondary}, ${color.text.secondary}) center / 11px 1.5px no-repeat, linear-gradient(${color.text.secondary}, ${color.text.secondary}) center / 1.5px 11px no-repeat, ${color.surface.hover}`,
      },
    },
  }),
);

const hatch = (ink: string, gap: number) => `repeating-linear-gradient(135deg, ${ink} 0 1px, transparent 1px ${gap}px)`;

/** A background span in a row: hours outside availability are shaded, everything else is textured. */
export const background = style(
  layered({
    ...inRow('0px', `${v.row} * ${rowLines} - 1px`),
    pointerEvents: 'none',
    selectors: {
      '&[data-kind="closed"]': { background: `color-mix(in oklab, ${color.surface.sunken} 75%, transparent)` },
      '&[data-kind="unavailable"]': { backgroundImage: hatch(color.border.default, 7) },
      '&[data-kind="pto"]': {
        backgroundColor: `color-mix(in oklab, ${color.surface.sunken} 80%, transparent)`,
        backgroundImage: `radial-gradient(${color.border.control} 1px, transparent 1.2px)`,
        backgroundSize: '7px 7px',
      },
    },
    '@media': { [forcedColors]: { border: '1px dotted GrayText', backgroundImage: 'none', forcedColorAdjust: 'auto' } },
  }),
);
/**
 * The label of a background span, where there is no bar. A label that does not fit wraps to a line below the row, which
 * clips it.
 */
export const backgroundLabel = style(
  layered({
    ...textStyle('micro'),
    ...inRow('0px', `${v.row} - 1px`),
    lineHeight: `calc(${v.row} * ${rowLines} - 1px)`,
    textIndent: space[6],
    color: color.text.secondary,
    pointerEvents: 'none',
  }),
);
globalStyle(
  `${backgroundLabel} > span`,
  layered({ whiteSpace: 'nowrap', background: color.surface.base, borderRadius: radius.bar, paddingInline: space[4] }),
);

/** The now-line runs behind the bars and shows in the gaps, with a dark casing in day themes. */
export const now = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${v.side} + ${v.start} * ${v.minute} - 1.5px)`,
    inlineSize: '3px',
    pointerEvents: 'none',
    background: vars.gantt.nowLine,
    borderInline: `1px solid ${vars.gantt.nowCasing}`,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' } },
  }),
);

export const carryLayer = style(
  layered({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: v.side,
    inlineSize: total,
    zIndex: 2,
    pointerEvents: 'none',
    selectors: { '&[data-over-pinned]': { zIndex: 4 } },
  }),
);
export const ghostLine = style(
  layered({ position: 'absolute', insetInline: 0, blockSize: rowHeight, contain: 'layout style' }),
);
export const note = style(
  layered({
    ...textStyle('labelDense'),
    position: 'absolute',
    insetBlockStart: '100%',
    marginBlockStart: space[2],
    inlineSize: 'max-content',
    maxInlineSize: '18rem',
    padding: `${space[4]} ${space[8]}`,
    color: color.text.primary,
    background: color.surface.carried,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.badge,
    boxShadow: vars.elevation.carried,
    selectors: {
      '&[data-blocked]': {
        color: color.danger.text,
        borderColor: color.danger.edge,
        outline: `1px solid ${color.danger.edge}`,
      },
    },
  }),
);
export const noteReason = style(layered({ display: 'block', fontWeight: vars.weight.regular }));
export const marquee = style(
  layered({
    position: 'absolute',
    border: `1px solid ${color.focus.ring}`,
    background: `color-mix(in oklab, ${color.action.fill} 18%, transparent)`,
  }),
);

const pulse = keyframes({ '50%': { opacity: 0.55 } });
export const waiting = style(
  layered({
    position: 'absolute',
    insetBlock: '6px',
    borderRadius: radius.bar,
    background: color.surface.sunken,
    border: `1px solid ${color.border.subtle}`,
    '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${pulse} 1.6s ease-in-out 2` } },
  }),
);
/** Above the schedule: search, and on phones the switch between list and chart. */
export const toolbar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[8],
    padding: space[8],
    borderBlockEnd: `1px solid ${color.border.subtle}`,
    '@media': { [print]: { display: 'none' } },
  }),
);
const size = { blockSize: density.control, '@media': { [touch]: { blockSize: '44px' } } };
export const search = style(
  layered({
    ...textStyle('body'),
    ...size,
    flex: '1 1 8rem',
    maxInlineSize: '18rem',
    minInlineSize: '8rem',
    paddingInline: space[8],
    color: color.text.primary,
    background: vars.field.surface,
    border: `1px solid ${vars.field.edge}`,
    borderRadius: radius.control,
  }),
);
export const viewSwitch = style(layered({ display: 'flex', marginInlineStart: 'auto' }));
export const viewButton = style(
  layered({
    ...textStyle('labelDense'),
    ...size,
    paddingInline: space[12],
    color: color.text.secondary,
    background: color.surface.base,
    border: `1px solid ${color.border.control}`,
    selectors: {
      '& + &': { borderInlineStartWidth: 0 },
      '&[aria-pressed="true"]': { color: color.text.primary, background: color.surface.selected },
    },
  }),
);

/** Below the schedule: conflicts in words, then the legend for colors and letters. */
export const foot = style(
  layered({
    ...textStyle('micro'),
    flex: 'none',
    color: color.text.secondary,
    background: color.surface.base,
    borderBlockStart: `1px solid ${color.border.subtle}`,
    '@media': { [print]: { display: 'none' } },
  }),
);
export const conflicts = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space[2]} ${space[16]}`,
    padding: `${space[6]} ${space[12]} 0`,
    '@media': { '(min-width: 641px)': { flexWrap: 'nowrap', overflow: 'hidden', whiteSpace: 'nowrap' } },
  }),
);
export const conflictCount = style(
  layered({
    flex: 'none',
    color: color.danger.text,
    selectors: { '&[data-none]': { color: color.text.muted, fontWeight: vars.weight.regular } },
  }),
);
export const conflictReason = style(
  layered({
    ...textStyle('micro'),
    padding: 0,
    border: 0,
    textAlign: 'start',
    color: color.text.primary,
    background: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
);
export const legend = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[16]}`,
    margin: 0,
    padding: `${space[6]} ${space[12]}`,
    listStyle: 'none',
  }),
);
export const legendItem = style(layered({ display: 'inline-flex', alignItems: 'center', gap: space[6] }));
export const swatch = style(
  layered({
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: '20px',
    blockSize: '14px',
    border: '1px solid',
    borderRadius: radius.bar,
    backgroundSize: '10px 10px',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    selectors: { '&&': { outline: 'none' } },
  }),
);

export const message = style(
  layered({
    ...textStyle('body'),
    position: 'sticky',
    insetInlineStart: 0,
    inlineSize: '100cqi',
    display: 'grid',
    placeItems: 'center',
    padding: space[40],
    color: color.text.secondary,
    textAlign: 'center',
  }),
);
export const hidden = style(
  layered({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
export const probe = style(
  layered({ position: 'absolute', visibility: 'hidden', pointerEvents: 'none', inlineSize: v.side, blockSize: v.row }),
);
/**
 * Visually hidden text, for places with hundreds of them: a clipping dot, with the text starting beyond it, so that
 * there is nothing to draw.
 */
export const spoken = style(
  layered({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'clip',
    textIndent: '4px',
    whiteSpace: 'nowrap',
  }),
);
