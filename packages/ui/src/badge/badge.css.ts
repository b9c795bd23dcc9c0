import { textStyle, vars } from '@roadside/tokens/theme';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';
import { forcedColors } from '../internal/motion.ts';

const { color, space } = vars;
const soft = (tone: keyof typeof tonal) =>
  layered({ color: tonal[tone].text, background: tonal[tone].soft, borderColor: tonal[tone].edge });
const solid = (tone: keyof typeof tonal) =>
  layered({ color: tonal[tone].onSolid, background: tonal[tone].solid, borderColor: tonal[tone].solid });
const outline = (tone: keyof typeof tonal) => layered({ color: tonal[tone].text, borderColor: tonal[tone].text });
const tonal = {
  neutral: color.neutral,
  beacon: color.beacon,
  info: color.info,
  success: color.success,
  danger: color.danger,
};

export const root = recipe({
  base: layered({
    ...textStyle('labelDense'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    maxInlineSize: '100%',
    minBlockSize: '20px',
    paddingInline: space[6],
    border: `${vars.line.thin} solid transparent`,
    borderRadius: vars.radius.badge,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': {
      [forcedColors]: {
        borderColor: 'CanvasText',
        selectors: { '&[data-emphasis="solid"]': { forcedColorAdjust: 'none' } },
      },
    },
  }),
  variants: {
    look: {
      'neutral-soft': soft('neutral'),
      'beacon-soft': soft('beacon'),
      'info-soft': soft('info'),
      'success-soft': soft('success'),
      'danger-soft': soft('danger'),
      'neutral-solid': solid('neutral'),
      'beacon-solid': solid('beacon'),
      'info-solid': solid('info'),
      'success-solid': solid('success'),
      'danger-solid': solid('danger'),
      'neutral-outline': outline('neutral'),
      'beacon-outline': outline('beacon'),
      'info-outline': outline('info'),
      'success-outline': outline('success'),
      'danger-outline': outline('danger'),
    },
  },
});
