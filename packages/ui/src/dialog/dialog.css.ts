import { textStyle, vars } from '@roadside/tokens/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { reducedMotion } from '../internal/motion.ts';

const { color, motion, space } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } });
const fade = keyframes({ from: { opacity: 0 } });
const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.99)' } });
const inset = `var(--ui-dialog-inset, ${space[16]})`;

export const content = recipe({
  base: layered({
    position: 'fixed',
    zIndex: vars.stack.overlay,
    inset: 0,
    margin: 'auto',
    display: 'flex',
    flexDirection: 'column',
    blockSize: 'fit-content',
    maxBlockSize: `calc(100dvb - 2 * ${inset})`,
    inlineSize: '100%',
    border: `${vars.line.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.dialog,
    background: color.surface.overlay,
    color: color.text.primary,
    boxShadow: vars.elevation.dialog,
    outline: 'none',
    animation: `${arrive} ${motion.steady} ${motion.enter}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${leave} calc(${motion.steady} * 0.7) ${motion.leave} forwards` },
    },
    '@media': { [reducedMotion]: { animation: `${fade} ${motion.instant}` } },
  }),
  variants: {
    size: {
      sm: layered({ maxInlineSize: `min(25rem, 100vw - 2 * ${inset})` }),
      md: layered({ maxInlineSize: `min(35rem, 100vw - 2 * ${inset})` }),
      lg: layered({ maxInlineSize: `min(56rem, 100vw - 2 * ${inset})` }),
    },
  },
});
export const header = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    flex: 'none',
    padding: `${space[20]} ${space[12]} ${space[8]} ${space[24]}`,
  }),
);
/** Without a close button, the header text ends at the same edge as the body text. */
export const headings = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    paddingBlockEnd: space[4],
    selectors: { '&:last-child': { paddingInlineEnd: space[12] } },
  }),
);
export const title = style(layered({ ...textStyle('titleSm'), color: color.text.primary, overflowWrap: 'anywhere' }));
export const description = style(
  layered({ ...textStyle('body'), color: color.text.secondary, marginBlockStart: space[4], maxInlineSize: '62ch' }),
);
export const body = style(
  layered({
    flex: 1,
    minBlockSize: 0,
    overflow: 'auto',
    padding: `${space[8]} ${space[24]} ${space[24]}`,
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': focusRingInset },
  }),
);
export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[8],
    flex: 'none',
    padding: `${space[12]} ${space[24]}`,
    borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
  }),
);
export const close = style(layered({ marginBlock: `calc(${space[4]} * -1)` }));
