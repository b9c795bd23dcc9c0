import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import * as v from '../style/gantt-vars.css.ts';
import { forcedColors, layered, touch } from '../style/layered.ts';
import { frame, total } from './timeline.css.ts';

const { color, space } = vars;

export const table = style(
  layered({ inlineSize: `calc(${v.side} + ${total})`, tableLayout: 'fixed', borderSpacing: 0 }),
);
export const sideColumn = style(layered({ inlineSize: v.side }));

const corner = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  paddingInline: space[12],
  paddingBlock: 0,
  color: color.text.secondary,
  background: color.surface.base,
  borderInlineEnd: `1px solid ${color.border.control}`,
  textAlign: 'start',
  '@container': { [`${frame} (max-width: 640px)`]: { paddingInline: space[8] } },
} as const;
export const driverHead = style(
  layered({ ...textStyle('tableHead'), ...corner, verticalAlign: 'bottom', paddingBlockEnd: space[4] }),
);
export const coverageHead = style(layered({ ...textStyle('tableHead'), ...corner, verticalAlign: 'middle' }));

/** The meaning of the row's numbers, below its name. */
export const meaning = style(
  layered({ ...textStyle('micro'), display: 'block', color: color.text.muted, fontWeight: vars.weight.regular }),
);

export const day = style(
  layered({
    ...textStyle('tableHead'),
    position: 'relative',
    blockSize: '1.25rem',
    padding: 0,
    textAlign: 'start',
    color: color.text.primary,
    borderInlineStart: `1px solid ${color.border.control}`,
    whiteSpace: 'nowrap',
  }),
);
/**
 * A contained box inside a cell. Its content changes on every frame of a drag, and a change to the cell itself would
 * cause a new layout of the whole table. It must not scroll, or the sticky day name would stick to it.
 */
const ownBox = { position: 'absolute', inset: 0, contain: 'strict' } as const;
export const dayBox = style(layered({ ...ownBox, display: 'flex', alignItems: 'center' }));
export const dayText = style(
  layered({ position: 'sticky', insetInlineStart: `calc(${v.side} + ${space[6]})`, paddingInline: space[6] }),
);
export const dayCoverage = style(
  layered({
    ...textStyle('micro'),
    marginInlineStart: space[8],
    color: color.text.muted,
    selectors: { '&[data-short]': { color: color.danger.text, fontWeight: vars.weight.semibold } },
  }),
);
/** A day that is short, where a click fills it. */
export const fix = style(
  layered({
    ...textStyle('micro'),
    marginInlineStart: space[8],
    padding: 0,
    border: 0,
    background: 'none',
    color: color.danger.text,
    fontWeight: vars.weight.semibold,
    textDecorationLine: 'underline',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}` } },
    '@media': { [touch]: { minBlockSize: '44px', marginBlock: '-14px' } },
  }),
);
export const hour = style(
  layered({
    ...textStyle('micro'),
    position: 'relative',
    blockSize: '1rem',
    padding: 0,
    paddingInlineStart: space[2],
    color: color.text.muted,
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
    lineHeight: '0.75rem',
    // The tick is below its label, where the hour begins.
    background: `linear-gradient(${color.border.control}, ${color.border.control}) left bottom / 1px 4px no-repeat`,
    selectors: { '[dir="rtl"] &': { backgroundPosition: 'right bottom' } },
  }),
);

export const cellPlace = style(
  layered({
    position: 'relative',
    blockSize: '3.75rem',
    padding: 0,
    borderInlineStart: `1px solid ${color.border.subtle}`,
    borderBlockStart: `1px solid ${color.border.subtle}`,
  }),
);
/** One hour: drivers on shift as a bar from the bottom, drivers needed as a step, the shortage hatched. */
export const cell = style(
  layered({
    ...textStyle('micro'),
    ...ownBox,
    textAlign: 'center',
    color: color.text.secondary,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: `calc(${v.scheduledShare} * 2.625rem)`,
        background: color.border.default,
        borderBlockStart: `1px solid ${color.border.control}`,
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: `calc(${v.neededShare} * 2.625rem - 1px)`,
        borderBlockStart: `2px solid ${color.text.primary}`,
      },
      // The shortage hangs from the needed line down to the bar, hatched: shape in addition to color.
      '&[data-short]::after': {
        blockSize: `calc((${v.neededShare} - ${v.scheduledShare}) * 2.625rem + 1px)`,
        insetBlockEnd: `calc(${v.scheduledShare} * 2.625rem)`,
        backgroundImage: `repeating-linear-gradient(135deg, ${color.danger.solid} 0 2px, transparent 2px 5px)`,
      },
      '&[data-short]': { color: color.danger.text, fontWeight: vars.weight.semibold },
      '&[data-unknown]': { color: color.text.muted },
      '&[data-unknown]::after': { display: 'none' },
      '&[data-changed]': { background: color.surface.selected },
      '&[data-changed="less"]': { boxShadow: `inset 0 -2px 0 ${color.text.primary}` },
      '&[data-changed="more"]': { boxShadow: `inset 0 2px 0 ${color.text.primary}` },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[data-changed]': { outline: '1px dashed Highlight', outlineOffset: '-1px' },
          '&::before': { background: 'GrayText', forcedColorAdjust: 'none' },
          '&[data-short]::after': {
            backgroundImage: 'repeating-linear-gradient(135deg, CanvasText 0 2px, Canvas 2px 5px)',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);
export const cellText = style(
  layered({ position: 'relative', zIndex: 1, display: 'block', lineHeight: '0.875rem', whiteSpace: 'nowrap' }),
);

export const nowHead = style(
  layered({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: `calc(${v.side} + ${v.start} * ${v.minute} - 5px)`,
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: '50% 50% 50% 0',
    transform: 'rotate(-45deg)',
    background: vars.gantt.nowLine,
    border: `1px solid ${vars.gantt.nowCasing}`,
    pointerEvents: 'none',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
);
