import { textStyle, vars } from '@roadside/tokens/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { goalColors } from '../internal/goal.ts';
import { layered } from '../internal/layered.ts';

const { color, space } = vars;

export const root = style(layered({ display: 'flex', flexDirection: 'column', gap: space[6], minInlineSize: 0 }));
export const answer = style(
  layered({
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: space[12],
    minInlineSize: 0,
  }),
);
export const number = style(
  layered({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: space[6], minInlineSize: 0 }),
);

export const value = recipe({
  base: layered({
    color: color.text.primary,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.012em',
    whiteSpace: 'nowrap',
  }),
  variants: {
    size: { sm: layered(textStyle('titleMd')), md: layered(textStyle('metric')), lg: layered(textStyle('wallboard')) },
    empty: { true: layered({ color: color.text.muted, fontWeight: vars.weight.regular }), false: {} },
  },
});
export const unit = style(layered({ ...textStyle('body'), color: color.text.muted }));
export const facts = style(
  layered({
    ...textStyle('labelDense'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[12]}`,
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const fact = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: space[4], whiteSpace: 'nowrap' }),
);
export const against = style(
  layered({ color: color.text.muted, fontWeight: vars.weight.regular, whiteSpace: 'normal' }),
);
export const effect = styleVariants({
  better: layered({ color: color.success.text }),
  worse: layered({ color: color.danger.text }),
  even: layered({ color: color.text.secondary }),
});
export const goal = styleVariants({
  green: layered({ color: goalColors.green.text }),
  // Its mark is enough: colored text is for what is off its goal.
  yellow: {},
  red: layered({ color: goalColors.red.text }),
});
export const spark = style(layered({ flex: '0 1 45%', minInlineSize: 0, maxInlineSize: '9rem' }));
