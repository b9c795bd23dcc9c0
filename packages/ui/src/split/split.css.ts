import { vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color } = vars;
/** Share of the first side, 0 to 1. */
export const share = createVar();
/** Minimum size of each side, with unit. */
export const minStart = createVar();
export const minEnd = createVar();
const handleSize = '9px';
/** The minimums are enforced in CSS, so that they also apply before scripts load and while the window shrinks. */
const tracks = `clamp(${minStart}, ${share} * (100% - ${handleSize}), max(${minStart}, 100% - ${handleSize} - ${minEnd})) ${handleSize} minmax(0, 1fr)`;
const folded = { start: `0 ${handleSize} minmax(0, 1fr)`, end: `minmax(0, 1fr) ${handleSize} 0` };

export const root = recipe({
  base: layered({
    display: 'grid',
    minInlineSize: 0,
    minBlockSize: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'hidden',
    selectors: { '&[data-dragging]': { userSelect: 'none' } },
  }),
  variants: {
    orientation: {
      horizontal: layered({
        gridTemplateColumns: tracks,
        gridTemplateRows: 'minmax(0, 1fr)',
        selectors: {
          '&[data-collapsed="start"]': { gridTemplateColumns: folded.start },
          '&[data-collapsed="end"]': { gridTemplateColumns: folded.end },
          '&[data-dragging]': { cursor: 'col-resize' },
        },
      }),
      vertical: layered({
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: tracks,
        selectors: {
          '&[data-collapsed="start"]': { gridTemplateRows: folded.start },
          '&[data-collapsed="end"]': { gridTemplateRows: folded.end },
          '&[data-dragging]': { cursor: 'row-resize' },
        },
      }),
    },
  },
});
export const pane = style(
  layered({
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'auto',
    selectors: {
      '[data-collapsed="start"] > &:first-child, [data-collapsed="end"] > &:last-child': { visibility: 'hidden' },
      '&:focus-visible': focusRingInset,
    },
  }),
);
export const handle = recipe({
  base: layered({
    position: 'relative',
    zIndex: 1,
    touchAction: 'none',
    outline: 'none',
    // The line is thin, but its hit area is not.
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        background: color.border.default,
        transition: transition(['background-color', 'box-shadow']),
      },
      '&::after': { content: '', position: 'absolute' },
      '&:hover::before, [data-dragging] > &::before': {
        background: color.text.secondary,
        boxShadow: `0 0 0 0.5px ${color.text.secondary}`,
      },
      '&:focus-visible::before': {
        background: color.focus.ring,
        outline: `2px solid ${color.focus.ring}`,
        boxShadow: `0 0 0 4px ${color.focus.halo}`,
      },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&::before': { background: 'CanvasText' },
          '&:hover::before, &:focus-visible::before': { background: 'Highlight', outline: '2px solid Highlight' },
        },
      },
    },
  }),
  variants: {
    orientation: {
      horizontal: layered({
        cursor: 'col-resize',
        selectors: {
          '&::before': { insetBlock: 0, insetInlineStart: '4px', inlineSize: '1px' },
          '&::after': { insetBlock: 0, insetInline: '-8px' },
        },
        '@media': { [touch]: { selectors: { '&::after': { insetInline: '-18px' } } } },
      }),
      vertical: layered({
        cursor: 'row-resize',
        selectors: {
          '&::before': { insetInline: 0, insetBlockStart: '4px', blockSize: '1px' },
          '&::after': { insetInline: 0, insetBlock: '-8px' },
        },
        '@media': { [touch]: { selectors: { '&::after': { insetBlock: '-18px' } } } },
      }),
    },
  },
});
