import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';
import { reducedMotion } from '../internal/motion.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const root = recipe({
  base: layered({
    display: 'inline-block',
    flex: 'none',
    borderRadius: '50%',
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 900ms linear infinite`,
    '@media': {
      [reducedMotion]: { borderInlineEndColor: 'currentColor', animation: `${breathe} 1600ms ease-in-out infinite` },
    },
  }),
  variants: {
    size: {
      sm: layered({ inlineSize: '14px', blockSize: '14px' }),
      md: layered({ inlineSize: '18px', blockSize: '18px' }),
      lg: layered({ inlineSize: '28px', blockSize: '28px' }),
    },
  },
});
