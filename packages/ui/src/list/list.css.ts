import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, density, space } = vars;

export const root = style(layered({ display: 'flex', flexDirection: 'column', minInlineSize: 0, listStyle: 'none' }));
export const item = style(
  layered({
    position: 'relative',
    display: 'flex',
    // A list with less height than its rows need scrolls; the rows don't shrink.
    flex: 'none',
    alignItems: 'center',
    gap: space[12],
    minInlineSize: 0,
    minBlockSize: density.row,
    paddingBlock: space[8],
    paddingInline: density.cell,
    color: color.text.primary,
    // Rows far off screen are neither laid out nor painted. Their height is remembered once rendered.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 48px',
    transition: transition(['background-color']),
    selectors: {
      '[data-wrap] > &': { alignItems: 'start' },
      '[data-divided] > & + &': { borderBlockStart: `${vars.line.thin} solid ${vars.table.hairline}` },
      '&[data-action]:hover': { background: color.surface.hover },
      '&[data-current]': { background: color.surface.selected },
      '&[data-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '2px',
        background: vars.table.selectedEdge,
      },
    },
    '@media': {
      [touch]: { minBlockSize: '44px' },
      print: { contentVisibility: 'visible', breakInside: 'avoid' },
      [forcedColors]: { selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);
export const leading = style(layered({ display: 'flex', flex: 'none', color: color.text.muted }));
// Full text, at a readable line length.
const whole = { overflow: 'visible', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '68ch' } as const;
export const words = style(layered({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }));
export const line = style(layered({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0 }));
export const title = style(
  layered({
    ...textStyle('body'),
    minInlineSize: 0,
    ...clippedText(),
    whiteSpace: 'nowrap',
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    selectors: { '[data-unread] &': { fontWeight: vars.weight.semibold }, '[data-wrap] &': whole },
  }),
);
/** The link or button covers the whole row, while other controls in the row keep their own click targets. */
export const action = style(
  layered({
    cursor: 'pointer',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.badge },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRingInset,
    },
  }),
);
export const unread = style(
  layered({
    flex: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: vars.radius.full,
    background: color.text.primary,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
);
export const description = style(
  layered({
    ...textStyle('bodyDense'),
    minInlineSize: 0,
    ...clippedText(),
    whiteSpace: 'nowrap',
    color: color.text.secondary,
    selectors: { '[data-wrap] &': whole },
  }),
);
export const meta = style(
  layered({
    ...textStyle('bodyDense'),
    flex: 'none',
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
export const trailing = style(
  layered({ position: 'relative', zIndex: 1, display: 'flex', flex: 'none', alignItems: 'center', gap: space[4] }),
);
