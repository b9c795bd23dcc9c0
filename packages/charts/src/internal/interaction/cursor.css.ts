import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { swatch as frameSwatch } from '../frame/chart-frame.css.ts';
import { forcedColors, layered } from '../frame/layered.ts';
import { painted, paintVar } from '../frame/paint.css.ts';

const { color, space, radius, chart } = vars;

export const layer = style(layered({ position: 'absolute', inset: 0, pointerEvents: 'none' }));
/**
 * Elements that follow the pointer are as large as the plot, with their visible part in the far corner. Translating
 * them by a percentage of their own size puts that part in place at any width, without layout or repaint.
 */
const moved = {
  position: 'absolute',
  inset: 0,
  willChange: 'transform',
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
} as const;
export const rule = style(
  layered({
    ...moved,
    selectors: {
      ...moved.selectors,
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        left: '100%',
        borderLeft: `1px solid ${chart.cursor}`,
      },
      '&[data-lying]::after': {
        insetBlock: '100% auto',
        insetInline: 0,
        borderLeft: 0,
        borderTop: `1px solid ${chart.cursor}`,
      },
    },
  }),
);
export const spot = style(layered(moved));
export const ring = style([
  painted,
  layered({
    position: 'absolute',
    right: 0,
    bottom: 0,
    inlineSize: '12px',
    blockSize: '12px',
    margin: '-6px',
    borderRadius: '50%',
    border: `2px solid ${color.text.primary}`,
    background: paintVar,
    outline: `2px solid ${color.surface.raised}`,
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-keyboard]': {
        inlineSize: '16px',
        blockSize: '16px',
        margin: '-8px',
        borderColor: color.focus.ring,
        outlineColor: color.focus.halo,
      },
    },
    '@media': { [forcedColors]: { borderColor: 'Highlight', background: 'Canvas' } },
  }),
]);
export const selection = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    background: color.text.primary,
    opacity: 0.12,
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', opacity: 0.4 } },
  }),
);
export const synced = style(
  layered({
    ...textStyle('micro'),
    position: 'absolute',
    insetBlockStart: '2px',
    paddingInline: space[4],
    marginInlineStart: space[4],
    borderRadius: radius.bar,
    background: color.surface.inverse,
    color: color.text.inverse,
    whiteSpace: 'nowrap',
  }),
);
export const tooltip = style(
  layered({
    ...textStyle('label'),
    position: 'fixed',
    // For browsers without a top layer.
    zIndex: vars.stack.toast,
    inset: 'auto',
    insetBlockStart: 0,
    left: 0,
    margin: 0,
    padding: `${space[6]} ${space[8]}`,
    minInlineSize: '160px',
    maxInlineSize: '300px',
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.control,
    background: color.surface.overlay,
    color: color.text.primary,
    boxShadow: vars.elevation.menu,
    fontFamily: vars.font.text,
    fontVariantNumeric: 'tabular-nums',
    overflow: 'visible',
    // A separate compositor layer moves without repainting the page.
    willChange: 'transform',
    '@media': { print: { display: 'none' } },
  }),
);
export const tooltipTitle = style(layered({ fontWeight: 600 }));
export const tooltipRow = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    fontWeight: 400,
    selectors: { '&[data-active]': { fontWeight: 600 }, '&[hidden]': { display: 'none' } },
  }),
);
export const tooltipValue = style(layered({ marginInlineStart: 'auto', paddingInlineStart: space[12] }));
export const announcer = style(
  layered({
    position: 'fixed',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
/** The sample of a series in the tooltip. */
export const swatch = style([frameSwatch, painted]);
