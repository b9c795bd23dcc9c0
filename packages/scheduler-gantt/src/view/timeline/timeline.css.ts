import { textStyle, vars } from '@roadside/tokens/theme';
import { createContainer, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import * as v from '../style/gantt-vars.css.ts';
import { forcedColors, inRow, layered, print } from '../style/layered.ts';

const { color, space, radius } = vars;

export const frame = createContainer('gantt');

/** The width of the time window. */
export const total = `calc(${v.minutes} * ${v.minute})`;

/** Rows are one line tall, or one line per lane if shifts overlap. */
export const rowLines = fallbackVar(v.units, '1');

export const rowHeight = `calc(${v.row} * ${rowLines})`;

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
    '@media': {
      // On a phone the list flows with the page, so the chart may be in a container without a height of its own.
      '(max-width: 640px)': { minBlockSize: 'min(28rem, 75dvh)' },
      [print]: { display: 'none' },
    },
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
