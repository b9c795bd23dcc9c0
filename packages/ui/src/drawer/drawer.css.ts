import { vars } from '@roadside/tokens/theme';
import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';
import { reducedMotion } from '../internal/motion.ts';

const { color, motion } = vars;
/** The edge it slides from; flips with the text direction. */
const away = createVar();
const enter = keyframes({ from: { transform: `translate(${away})` } });
const leave = keyframes({ to: { transform: `translate(${away})` } });
const fade = keyframes({ from: { opacity: 0 } });
const line = `${vars.line.thin} solid ${color.border.default}`;

export const content = recipe({
  base: layered({
    position: 'fixed',
    zIndex: vars.stack.overlay,
    display: 'flex',
    flexDirection: 'column',
    background: color.surface.overlay,
    color: color.text.primary,
    boxShadow: vars.elevation.dialog,
    outline: 'none',
    animation: `${enter} ${motion.steady} ${motion.enter}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${leave} calc(${motion.steady} * 0.7) ${motion.leave} forwards` },
    },
    '@media': { [reducedMotion]: { animation: `${fade} ${motion.instant}` } },
  }),
  variants: {
    placement: {
      start: layered({
        vars: { [away]: '-100%' },
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: `min(${vars.shell.inspector}, 100vw - 2.5rem)`,
        borderInlineEnd: line,
        selectors: { '[dir="rtl"] &': { vars: { [away]: '100%' } } },
      }),
      end: layered({
        vars: { [away]: '100%' },
        insetBlock: 0,
        insetInlineEnd: 0,
        inlineSize: `min(${vars.shell.inspectorMax}, 100vw - 2.5rem)`,
        borderInlineStart: line,
        selectors: { '[dir="rtl"] &': { vars: { [away]: '-100%' } } },
      }),
      bottom: layered({
        vars: { [away]: '0, 100%' },
        insetInline: 0,
        insetBlockEnd: 0,
        maxBlockSize: '85dvb',
        borderBlockStart: line,
        borderStartStartRadius: vars.radius.dialog,
        borderStartEndRadius: vars.radius.dialog,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
      }),
    },
  },
});

/**
 * On a wide desktop it sits below the top bar and pushes the work area, so it has no elevation. On a phone it's a
 * sheet.
 */
export const beside = style(
  layered({
    '@media': {
      '(min-width: 80rem)': {
        zIndex: vars.stack.bar,
        insetBlockStart: 'var(--ui-app-shell-top, 0px)',
        background: color.surface.base,
        boxShadow: 'none',
      },
      '(max-width: 47.99rem)': {
        selectors: {
          '&&': {
            vars: { [away]: '0, 100%' },
            insetBlockStart: 'auto',
            insetInline: 0,
            inlineSize: '100%',
            blockSize: '85dvb',
            border: 0,
            borderBlockStart: line,
            borderStartStartRadius: vars.radius.dialog,
            borderStartEndRadius: vars.radius.dialog,
            paddingBlockEnd: 'env(safe-area-inset-bottom)',
          },
        },
      },
      print: { display: 'none' },
    },
  }),
);
