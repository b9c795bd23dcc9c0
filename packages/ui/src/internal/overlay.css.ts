import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { layered } from './layered.ts';
import { forcedColors, reducedMotion, touch } from './motion.ts';

const { color, density, motion, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px) scale(0.985)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** A surface that floats beside its trigger: menu, popover, select. */
export const floating = style(
  layered({
    zIndex: vars.stack.overlay,
    maxBlockSize: 'min(24rem, var(--radix-popper-available-height, 24rem))',
    maxInlineSize: 'min(26rem, 100vw - 1rem)',
    border: `${vars.line.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.tile,
    background: color.surface.overlay,
    color: color.text.primary,
    boxShadow: vars.elevation.menu,
    transformOrigin: 'var(--radix-popper-transform-origin)',
    animation: `${rise} ${motion.quick} ${motion.enter}`,
    outline: 'none',
    selectors: {
      '&[data-state="closed"]': { animation: `${fadeOut} calc(${motion.quick} * 0.7) ${motion.leave} forwards` },
    },
    '@media': { [reducedMotion]: { animation: `${fadeIn} ${motion.instant}` } },
  }),
);

/** Placeholder while the surface's content loads. */
export const waiting = style(layered({ display: 'grid', placeItems: 'center' }));

/** Message shown when the content failed to load. */
export const lost = style(layered({ ...textStyle('bodyDense'), margin: 0, padding: space[12] }));

/** A list of choices inside a floating surface. */
export const list = style(layered({ padding: space[4], overflowY: 'auto', overscrollBehavior: 'contain' }));

/** One choice; the pointer and the arrow keys highlight it the same way. */
export const choice = style(
  layered({
    ...textStyle('body'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: density.control,
    paddingBlock: space[4],
    paddingInline: space[8],
    // Nested radius: the surface's radius minus its padding.
    borderRadius: vars.radius.control,
    color: color.text.primary,
    textDecoration: 'none',
    outline: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    scrollMarginBlock: space[4],
    selectors: {
      '&[data-highlighted], &[data-focused]': { background: color.surface.highlight },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': {
      [touch]: { minBlockSize: '44px' },
      [forcedColors]: {
        selectors: {
          '&[data-highlighted], &[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  }),
);

export const choiceLabel = style(layered({ flex: 1, minInlineSize: 0, ...clippedText() }));
export const choiceIcon = style(
  layered({ flex: 'none', color: color.text.muted, selectors: { '[data-disabled] > &': { color: 'inherit' } } }),
);
export const choiceMark = style(layered({ flex: 'none', inlineSize: '16px', color: color.text.primary }));
export const choiceHint = style(
  layered({ ...textStyle('labelDense'), flex: 'none', color: color.text.muted, fontWeight: vars.weight.regular }),
);
export const groupLabel = style(
  layered({ ...textStyle('labelDense'), padding: `${space[8]} ${space[8]} ${space[4]}`, color: color.text.muted }),
);
export const separator = style(
  layered({
    blockSize: vars.line.thin,
    marginBlock: space[4],
    marginInline: `calc(${space[4]} * -1)`,
    background: color.border.subtle,
  }),
);

/** The backdrop between the page and a dialog. */
export const scrim = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: vars.stack.overlay,
    background: color.scrim,
    animation: `${fadeIn} ${motion.steady} ${motion.enter}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${fadeOut} calc(${motion.steady} * 0.7) ${motion.leave} forwards` },
    },
  }),
);
