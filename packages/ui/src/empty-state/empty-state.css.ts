import { textStyle, vars } from '@roadside/tokens/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';

const { color, space } = vars;

export const root = recipe({
  base: layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    inlineSize: '100%',
    flex: 1,
    textAlign: 'center',
    textWrap: 'balance',
  }),
  variants: {
    size: {
      sm: layered({ padding: `${space[12]} ${space[8]}`, gap: space[4] }),
      md: layered({ padding: `${space[24]} ${space[16]}` }),
      lg: layered({ padding: `${space[56]} ${space[24]}`, gap: space[12] }),
    },
  },
});
export const title = styleVariants({
  sm: layered({ ...textStyle('label'), color: color.text.primary }),
  md: layered({ ...textStyle('titleSm'), color: color.text.primary }),
  lg: layered({ ...textStyle('titleMd'), color: color.text.primary }),
});
export const description = style(layered({ ...textStyle('body'), color: color.text.secondary, maxInlineSize: '52ch' }));
export const reference = style(
  layered({ ...textStyle('micro'), fontFamily: vars.font.mono, color: color.text.muted, userSelect: 'all' }),
);
export const actions = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[8], marginBlockStart: space[8] }),
);
export const picture = style(layered({ color: color.text.muted, marginBlockEnd: space[4] }));
