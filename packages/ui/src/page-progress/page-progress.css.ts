import { textStyle, vars } from '@roadside/tokens/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';
import { reducedMotion } from '../internal/motion.ts';

const { color, motion, shell, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });
const travel = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(0.55)' },
  '100%': { transform: 'scaleX(0.92)' },
});
const glow = keyframes({ '50%': { opacity: 0.55 } });

export const root = style(
  layered({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.stack.toast,
    pointerEvents: 'none',
    '@media': { print: { display: 'none' } },
  }),
);
export const line = style(
  layered({
    blockSize: '3px',
    transformOrigin: 'left',
    background: color.action.fill,
    // In light themes, amber alone would be hard to see on a pale bar.
    boxShadow: `0 1px 0 ${color.action.edge}`,
    animation: `${travel} 8s ${motion.enter} both`,
    selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
    '@media': { [reducedMotion]: { animation: `${glow} ${motion.pulse} ease-in-out infinite` } },
  }),
);
export const words = style(
  layered({
    ...textStyle('label'),
    position: 'absolute',
    insetBlockStart: space[8],
    // Beside the rail of an AppShell, over its bar.
    insetInlineStart: `calc(${shell.rail} + ${space[16]})`,
    padding: `${space[6]} ${space[12]}`,
    border: `${vars.line.thin} solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    background: color.surface.carried,
    color: color.text.primary,
    boxShadow: vars.elevation.menu,
    animation: `${appear} ${motion.quick} both`,
    '@media': { '(max-width: 47.99rem)': { insetInlineStart: space[12] } },
  }),
);
