import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;
const forcedColors = '(forced-colors: active)';
export const bars = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: '1px',
  blockSize: '24px',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  userSelect: 'none',
});
export const slot = style({
  flex: 1,
  borderRadius: radius.bar,
  selectors: { '&[data-chosen]': { background: color.surface.sunken } },
});
export const bar = style({
  inlineSize: '100%',
  display: 'flex',
  alignItems: 'flex-end',
  borderRadius: radius.bar,
  background: color.border.control,
  overflow: 'hidden',
  selectors: { '[data-chosen] > &': { background: color.text.secondary } },
  '@media': {
    // Forced colors would give the bars the background's color.
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '[data-chosen] > &': { background: 'CanvasText' } },
    },
  },
});
export const foot = style({
  inlineSize: '100%',
  background: color.danger.solid,
  '@media': { [forcedColors]: { background: 'Mark' } },
});
/** Leaves room beside it for the days of weeks and months; in a narrow place they are below. */
export const slider = style({ flex: '1 1 10rem', minInlineSize: 0 });
/** The days of bars that are weeks or months, where the slider has those of single days. */
export const shown = style({
  ...textStyle('body'),
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});
