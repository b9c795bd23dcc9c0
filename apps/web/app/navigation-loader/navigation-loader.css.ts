import { textStyle, vars } from '@roadside/tokens/theme';
import { keyframes, style } from '@vanilla-extract/css';

const travel = keyframes({ '0%': { transform: 'scaleX(0.02)' }, '60%': { transform: 'scaleX(0.7)' }, '100%': { transform: 'scaleX(0.94)' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const root = style({ position: 'fixed', inset: '0 0 auto', zIndex: vars.stack.toast, pointerEvents: 'none', '@media': { print: { display: 'none' } } });

export const line = style({
  blockSize: '2px',
  background: vars.color.action.fill,
  // By day amber alone would be lost on the pale bar.
  boxShadow: `0 1px 0 ${vars.color.action.edge}`,
  transformOrigin: 'left',
  animation: `${travel} 6s ${vars.motion.enter} both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${appear} ${vars.motion.instant} both` } },
});

export const words = style({
  ...textStyle('label'),
  position: 'absolute',
  insetBlockStart: '6px',
  insetInlineStart: `calc(${vars.shell.rail} + ${vars.space[8]})`,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  background: vars.color.surface.overlay,
  boxShadow: vars.elevation.menu,
  animation: `${appear} ${vars.motion.quick} both`,
  '@media': { '(max-width: 47.99rem)': { insetInlineStart: vars.space[8] } },
});
