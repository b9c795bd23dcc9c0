import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';
import { toneIcon } from '../internal/tone-icon.ts';

const { color, space } = vars;
const tone = ({ soft, edge }: { soft: string; edge: string }) => layered({ background: soft, borderColor: edge });

export const root = recipe({
  base: layered({
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    padding: `${space[12]} ${space[16]}`,
    border: `${vars.line.thin} solid transparent`,
    borderRadius: vars.radius.tile,
    color: color.text.primary,
  }),
  variants: {
    tone: {
      neutral: tone(color.neutral),
      beacon: tone(color.beacon),
      info: tone(color.info),
      success: tone(color.success),
      danger: tone(color.danger),
    },
  },
});
export const icon = style(layered(toneIcon));
export const words = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const title = style(layered({ fontWeight: vars.weight.semibold }));
export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginBlockStart: space[8] }));
export const close = style(
  layered({ marginBlock: `calc(${space[4]} * -1)`, marginInlineEnd: `calc(${space[8]} * -1)` }),
);
