import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';
import { forcedColors, reducedMotion } from '../internal/motion.ts';

const { color, motion } = vars;
const beat = keyframes({ '50%': { opacity: 0.55 } });

export const root = style(
  layered({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[6],
    color: color.text.secondary,
    minInlineSize: 0,
  }),
);
/** Each tone has its shape: disc, triangle, diamond, square, octagon. */
export const mark = recipe({
  base: layered({
    flex: 'none',
    inlineSize: '10px',
    blockSize: '10px',
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: layered({ borderRadius: '50%', background: color.text.muted }),
      success: layered({ borderRadius: '50%', background: color.success.solid }),
      info: layered({ background: color.info.solid, clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)' }),
      beacon: layered({
        inlineSize: '12px',
        blockSize: '11px',
        background: color.beacon.text,
        clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
      }),
      danger: layered({
        background: color.danger.solid,
        clipPath: 'polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%)',
      }),
    },
    pulsing: {
      true: layered({
        animation: `${beat} ${motion.pulse} ease-in-out 2`,
        '@media': { [reducedMotion]: { animation: 'none' } },
      }),
      false: {},
    },
  },
});
export const word = style(layered({ ...clippedText(), whiteSpace: 'nowrap' }));
