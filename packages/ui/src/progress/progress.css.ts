import { textStyle, vars } from '@roadside/tokens/theme';
import { createVar, keyframes, style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';
import { forcedColors, reducedMotion } from '../internal/motion.ts';

/** Progress, 0 to 1. */
export const ratio = createVar();
const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const root = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space[6], minInlineSize: 0 }));
export const words = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[12],
    color: vars.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const track = style(
  layered({
    blockSize: '6px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    '@media': { [forcedColors]: { border: '1px solid CanvasText', background: 'Canvas' } },
  }),
);
export const fill = style(
  layered({
    blockSize: '100%',
    inlineSize: '100%',
    transformOrigin: 'left',
    transform: `scaleX(${ratio})`,
    background: vars.color.text.secondary,
    transition: `transform ${vars.motion.steady} ${vars.motion.enter}`,
    selectors: {
      '[dir="rtl"] &': { transformOrigin: 'right' },
      '[data-indeterminate] &': { inlineSize: '30%', animation: `${slide} 1600ms linear infinite` },
    },
    '@media': {
      [forcedColors]: { background: 'CanvasText' },
      [reducedMotion]: {
        transition: 'none',
        selectors: {
          '[data-indeterminate] &': {
            inlineSize: '100%',
            animation: `${breathe} ${vars.motion.pulse} ease-in-out infinite`,
          },
        },
      },
    },
  }),
);
