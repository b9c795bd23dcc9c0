import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch } from '../internal/motion.ts';

const { color, space } = vars;
const tick = 'polygon(14% 47%, 0 62%, 39% 100%, 100% 20%, 84% 6%, 37% 70%)';

export const root = style(
  layered({
    ...textStyle('body'),
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[8],
    minBlockSize: space[24],
    paddingBlock: space[2],
    color: color.text.primary,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: color.text.disabled, cursor: 'default' } },
    '@media': { [touch]: { minBlockSize: '44px', alignItems: 'center' } },
  }),
);

export const input = style(
  layered({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '18px',
    blockSize: '18px',
    marginBlock: '1px',
    border: `${vars.line.thin} solid ${vars.field.edge}`,
    borderRadius: vars.radius.badge,
    background: vars.field.surface,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '',
        inlineSize: '10px',
        blockSize: '10px',
        background: color.neutral.onSolid,
        clipPath: tick,
        opacity: 0,
      },
      '&:checked, &:indeterminate': { background: color.text.primary, borderColor: color.text.primary },
      '&:checked::before': { opacity: 1, background: color.surface.base },
      '&:indeterminate::before': { opacity: 1, background: color.surface.base, clipPath: 'inset(40% 0)' },
      '&:focus-visible': focusRing,
      '[data-invalid] > &': { borderColor: color.danger.text, boxShadow: `inset 0 0 0 1px ${color.danger.text}` },
      '&:disabled': { borderColor: color.border.default, background: color.surface.sunken },
      '&:disabled:is(:checked, :indeterminate)': { background: color.text.disabled, borderColor: color.text.disabled },
    },
    '@media': {
      [forcedColors]: {
        // The box uses the text color; its contents must not.
        selectors: {
          '&::before, &:checked::before, &:indeterminate::before': { forcedColorAdjust: 'none', background: 'Canvas' },
        },
      },
    },
  }),
);
export const words = style(layered({ display: 'flex', flexDirection: 'column' }));
export const description = style(
  layered({
    ...textStyle('bodyDense'),
    color: color.text.secondary,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);
