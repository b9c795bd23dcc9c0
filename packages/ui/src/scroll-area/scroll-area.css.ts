import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, transition } from '../internal/motion.ts';

const { color } = vars;

export const root = style(layered({ position: 'relative', display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0, maxBlockSize: 'var(--ui-scroll-area-max-block-size, 100%)', overflow: 'hidden' }));
export const viewport = recipe({
  base: layered({ flex: 'auto', minBlockSize: 0, minInlineSize: 0, overscrollBehavior: 'contain', scrollbarWidth: 'thin', scrollbarColor: `${color.border.control} transparent`, borderRadius: vars.radius.badge, selectors: { '&:focus-visible': focusRingInset }, '@media': { [forcedColors]: { scrollbarColor: 'auto' } } }),
  variants: {
    orientation: {
      vertical: layered({ overflowX: 'hidden', overflowY: 'auto' }),
      horizontal: layered({ overflowX: 'auto', overflowY: 'hidden' }),
      both: layered({ overflow: 'auto' }),
    },
  },
});

const surface = `var(--ui-scroll-area-surface, ${color.surface.base})`;
const shade = layered({ position: 'absolute', pointerEvents: 'none', opacity: 0, transition: transition(['opacity'], 'quick') });
const shown = (data: string) => ({ selectors: { [`[data-${data}] > &`]: { opacity: 1 } } });
const depth = '20px';
const line = '1px solid CanvasText';
/** Each edge beyond which more lies fades out; a system that paints its own colours gets a line. */
export const blockStart = style([shade, layered({ insetInline: 0, insetBlockStart: 0, blockSize: depth, background: `linear-gradient(to bottom, ${surface}, transparent)`, ...shown('more-block-start'), '@media': { [forcedColors]: { borderBlockStart: line, background: 'none' } } })]);
export const blockEnd = style([shade, layered({ insetInline: 0, insetBlockEnd: 0, blockSize: depth, background: `linear-gradient(to top, ${surface}, transparent)`, ...shown('more-block-end'), '@media': { [forcedColors]: { borderBlockEnd: line, background: 'none' } } })]);
const toStart = `linear-gradient(to right, ${surface}, transparent)`;
const toEnd = `linear-gradient(to left, ${surface}, transparent)`;
export const inlineStart = style([
  shade,
  layered({ insetBlock: 0, insetInlineStart: 0, inlineSize: depth, background: toStart, selectors: { '[data-more-inline-start] > &': { opacity: 1 }, '[dir="rtl"] &': { background: toEnd } }, '@media': { [forcedColors]: { borderInlineStart: line } } }),
]);
export const inlineEnd = style([
  shade,
  layered({ insetBlock: 0, insetInlineEnd: 0, inlineSize: depth, background: toEnd, selectors: { '[data-more-inline-end] > &': { opacity: 1 }, '[dir="rtl"] &': { background: toStart } }, '@media': { [forcedColors]: { borderInlineEnd: line } } }),
]);
