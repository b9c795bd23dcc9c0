import { vars } from '@roadside/tokens/theme';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';

export const root = recipe({
  base: layered({
    borderRadius: vars.radius.bar,
    textUnderlineOffset: '0.18em',
    textDecorationThickness: 'from-font',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRing, '&:hover': { textDecorationThickness: '2px' } },
  }),
  variants: {
    quiet: {
      true: layered({
        color: 'inherit',
        textDecorationLine: 'none',
        selectors: { '&:hover': { textDecorationLine: 'underline', color: vars.color.text.primary } },
      }),
      false: layered({ color: vars.color.link, textDecorationLine: 'underline' }),
    },
  },
});
