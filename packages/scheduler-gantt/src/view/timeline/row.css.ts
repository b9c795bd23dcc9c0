import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as v from '../style/gantt-vars.css.ts';
import { forcedColors, inRow, layered } from '../style/layered.ts';
import { frame, rowHeight, rowLines, scroller, total } from './timeline.css.ts';

const { color, space, radius } = vars;

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
    // A long name gives way first: it is whole in its title.
    flex: '0 0 auto',
    maxInlineSize: '40%',
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

/** A shift somebody could add: hollow, with a dashed edge. */
export const proposal = style(
  layered({
    ...inRow('3px', `${v.row} - 8px`),
    minInlineSize: '6px',
    border: `2px dashed ${color.text.primary}`,
    borderRadius: radius.bar,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { borderColor: 'Highlight' } },
  }),
);

/** A break with a time, cut out of its bar. */
export const pause = style(
  layered({
    ...inRow('4px', `${v.row} - 10px`),
    background: color.surface.base,
    borderInline: `1px dashed ${color.text.secondary}`,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { background: 'Canvas', forcedColorAdjust: 'none' } },
  }),
);

/** When the driver was signed on: a line along the row's bottom, below the bars. */
export const worked = style(
  layered({
    ...inRow(`${v.row} * ${rowLines} - 5px`, '3px'),
    background: color.text.secondary,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);

/** Open shifts of a collapsed group, with how many there are at a time. */
export const foldedShifts = style(
  layered({
    ...textStyle('micro'),
    ...inRow('5px', `${v.row} - 11px`),
    border: `1px dashed ${color.text.secondary}`,
    borderRadius: radius.bar,
    lineHeight: `calc(${v.row} - 13px)`,
    textAlign: 'center',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    color: color.text.secondary,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);

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
