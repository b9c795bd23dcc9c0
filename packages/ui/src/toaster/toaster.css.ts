import { textStyle, vars } from '@roadside/tokens/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { reducedMotion } from '../internal/motion.ts';
import { toneIcon } from '../internal/tone-icon.ts';

const { color, motion, space } = vars;
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const fade = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0 } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { opacity: 0, transform: 'translateX(calc(100% + 24px))' },
});

export const viewport = style(
  layered({
    position: 'fixed',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    zIndex: vars.stack.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    inlineSize: 'min(25rem, 100vw)',
    maxBlockSize: '100dvb',
    margin: 0,
    padding: space[16],
    // Stay clear of a phone's bottom bar, whose height already includes the safe area.
    paddingBlockEnd: `calc(${space[16]} + max(var(--ui-app-shell-bottom, 0px), env(safe-area-inset-bottom)))`,
    listStyle: 'none',
    pointerEvents: 'none',
    outline: 'none',
    '@media': { print: { display: 'none' } },
  }),
);

export const toast = style(
  layered({
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    paddingBlock: space[12],
    paddingInline: `${space[12]} ${space[8]}`,
    border: `${vars.line.thin} solid ${color.border.control}`,
    borderRadius: vars.radius.tile,
    background: color.surface.carried,
    color: color.text.primary,
    boxShadow: vars.elevation.carried,
    pointerEvents: 'auto',
    animation: `${enter} ${motion.steady} ${motion.enter}`,
    selectors: {
      '&:focus-visible': focusRing,
      '&[data-settled]:not([data-state="closed"], [data-swipe="end"])': { animation: 'none' },
      '&[data-state="closed"]': { animation: `${leave} calc(${motion.steady} * 0.7) ${motion.leave} forwards` },
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe="cancel"]': { transform: 'translateX(0)', transition: `transform ${motion.quick} ${motion.enter}` },
      '&[data-swipe="end"]': { animation: `${swipeOut} ${motion.quick} ${motion.leave} forwards` },
    },
    '@media': { [reducedMotion]: { animation: `${fade} ${motion.instant}` } },
  }),
);

export const icon = style(layered(toneIcon));
/** Preserve spaces: some of the product's texts end in one. */
export const text = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontWeight: vars.weight.medium,
  }),
);
export const buttons = style(
  layered({ display: 'flex', flex: 'none', gap: space[4], marginBlock: `calc(${space[4]} * -1)` }),
);
/** Without scripts a notice can't be dismissed, so its button is hidden. */
export const close = style(layered({ '@media': { '(scripting: none)': { display: 'none' } } }));
