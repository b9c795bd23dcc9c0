import { vars } from '@roadside/tokens/theme';
import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';
import { forcedColors, reducedMotion } from '../internal/motion.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const root = recipe({
  base: layered({
    display: 'block',
    inlineSize: '100%',
    // About a tenth of the text color: equally subtle on every surface and theme, where a border color may be too
    // strong.
    background: `color-mix(in oklab, ${vars.color.text.primary} 11%, transparent)`,
    // A page that loads immediately shows no gray.
    animation: `${breathe} ${vars.motion.pulse} ease-in-out 400ms infinite`,
    '@media': {
      [reducedMotion]: { animation: 'none' },
      [forcedColors]: { border: '1px dashed GrayText', background: 'Canvas' },
    },
  }),
  variants: {
    shape: {
      text: layered({ blockSize: '0.72em', marginBlock: '0.28em', borderRadius: vars.radius.bar }),
      block: layered({ blockSize: '100%', minBlockSize: vars.space[24], borderRadius: vars.radius.control }),
      circle: layered({
        inlineSize: vars.density.control,
        blockSize: vars.density.control,
        borderRadius: vars.radius.full,
      }),
    },
    width: {
      full: {},
      long: layered({ inlineSize: '80%' }),
      medium: layered({ inlineSize: '55%' }),
      short: layered({ inlineSize: '30%' }),
    },
  },
});
