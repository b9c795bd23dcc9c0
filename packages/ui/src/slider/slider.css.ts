import { textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, density, space } = vars;
const thumbSize = createVar();
const trackSize = createVar();
/** Position of a mark, 0 to 1 along the track. */
export const markRatio = createVar();
const sized = (thumb: string, track: string) => layered({ vars: { [thumbSize]: thumb, [trackSize]: track } });

export const root = recipe({
  base: layered({ display: 'flex', alignItems: 'flex-start', gap: space[12], inlineSize: '100%', minInlineSize: 0 }),
  variants: {
    size: {
      sm: [layered({ ...textStyle('bodyDense'), minBlockSize: density.controlSm }), sized('14px', '3px')],
      md: [layered({ ...textStyle('body'), minBlockSize: density.control }), sized('18px', '4px')],
      lg: [layered({ ...textStyle('bodyLg'), minBlockSize: density.controlLg }), sized('22px', '5px')],
    },
  },
});

export const rail = style(layered({ flex: 1, minInlineSize: 0 }));

export const control = recipe({
  base: layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { cursor: 'default' } },
    '@media': { [touch]: { minBlockSize: '44px' } },
  }),
  variants: {
    size: {
      sm: layered({ blockSize: density.controlSm }),
      md: layered({ blockSize: density.control }),
      lg: layered({ blockSize: density.controlLg }),
    },
  },
});

export const track = style(
  layered({
    position: 'relative',
    flexGrow: 1,
    blockSize: trackSize,
    borderRadius: vars.radius.full,
    background: color.border.default,
    overflow: 'hidden',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
  }),
);

export const range = style(
  layered({
    position: 'absolute',
    blockSize: '100%',
    background: color.text.secondary,
    selectors: {
      '[data-disabled] &': { background: color.text.disabled },
      '[data-invalid] &': { background: color.danger.text },
    },
    '@media': { [forcedColors]: { background: 'Highlight' } },
  }),
);

export const thumb = style(
  layered({
    position: 'relative',
    display: 'block',
    inlineSize: thumbSize,
    blockSize: thumbSize,
    border: `2px solid ${color.text.secondary}`,
    borderRadius: vars.radius.full,
    background: color.surface.raised,
    cursor: 'grab',
    transition: transition(['border-color', 'box-shadow']),
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: `calc((${thumbSize} - 28px) / 2)`,
        borderRadius: vars.radius.full,
      },
      '&:hover': { borderColor: color.text.primary },
      '&:active': { cursor: 'grabbing' },
      '&:focus-visible': focusRing,
      '&[data-disabled]': { borderColor: color.text.disabled, background: color.surface.sunken, cursor: 'default' },
      '[data-invalid] &': { borderColor: color.danger.text },
    },
    '@media': { [touch]: { selectors: { '&::after': { inset: `calc((${thumbSize} - 48px) / 2)` } } } },
  }),
);

export const value = recipe({
  base: layered({
    flex: 'none',
    display: 'grid',
    alignItems: 'center',
    minInlineSize: '2.5em',
    textAlign: 'end',
    color: color.text.primary,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-disabled] &': { color: color.text.muted } },
  }),
  variants: {
    size: {
      sm: layered({ minBlockSize: density.controlSm }),
      md: layered({ minBlockSize: density.control }),
      lg: layered({ minBlockSize: density.controlLg }),
    },
  },
});

export const marks = style(
  layered({ position: 'relative', blockSize: vars.type.micro.line, marginBlockStart: `calc(${space[2]} * -1)` }),
);
export const mark = style(
  layered({
    ...textStyle('micro'),
    position: 'absolute',
    insetInlineStart: `calc(${thumbSize} / 2 + ${markRatio} * (100% - ${thumbSize}))`,
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    transform: 'translateX(-50%)',
    selectors: {
      '[dir="rtl"] &': { transform: 'translateX(50%)' },
      '&:first-child': { insetInlineStart: 0, transform: 'none' },
      '&:last-child': { insetInlineStart: 'auto', insetInlineEnd: 0, transform: 'none' },
    },
  }),
);
