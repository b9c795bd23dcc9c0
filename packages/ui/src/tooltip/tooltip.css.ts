import { textStyle, vars } from '@roadside/tokens/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';
import { forcedColors } from '../internal/motion.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const content = style(
  layered({
    ...textStyle('labelDense'),
    zIndex: vars.stack.toast,
    maxInlineSize: '18rem',
    padding: `${vars.space[4]} ${vars.space[8]}`,
    borderRadius: vars.radius.badge,
    background: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    boxShadow: vars.elevation.menu,
    overflowWrap: 'anywhere',
    animation: `${appear} ${vars.motion.quick} ${vars.motion.enter}`,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const shortcut = style(layered({ marginInlineStart: vars.space[8], fontFamily: vars.font.mono, opacity: 0.8 }));
