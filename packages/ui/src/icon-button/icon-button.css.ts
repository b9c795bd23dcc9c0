import { vars } from '@roadside/tokens/theme';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';

/** Styled like Button; only the shape differs. */
export const root = recipe({
  base: layered({ selectors: { '&&': { paddingInline: 0, aspectRatio: '1' } } }),
  variants: {
    size: {
      sm: layered({ inlineSize: vars.density.controlSm }),
      md: layered({ inlineSize: vars.density.control }),
      lg: layered({ inlineSize: vars.density.controlLg }),
    },
  },
});
