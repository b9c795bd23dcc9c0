import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusEdge } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, density, space } = vars;

export const root = recipe({
  base: layered({
    ...textStyle('body'),
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minInlineSize: 0,
    inlineSize: '100%',
    paddingInline: space[8],
    border: `${vars.line.thin} solid ${vars.field.edge}`,
    borderRadius: vars.radius.control,
    background: vars.field.surface,
    color: color.text.primary,
    cursor: 'text',
    transition: transition(['border-color', 'box-shadow']),
    selectors: {
      '&:hover:not([data-disabled])': { borderColor: color.text.muted },
      '&[data-invalid]': { borderColor: color.danger.text, boxShadow: `inset 0 0 0 1px ${color.danger.text}` },
      '&:focus-within': focusEdge,
      '&[data-disabled]': {
        background: color.surface.sunken,
        borderColor: color.border.default,
        color: color.text.disabled,
        cursor: 'default',
      },
      '&[data-readonly]': { background: 'transparent', borderStyle: 'dashed' },
    },
    '@media': {
      [touch]: { minBlockSize: '44px' },
      [forcedColors]: {
        selectors: { '&[data-disabled]': { borderColor: 'GrayText' }, '&[data-invalid]': { borderWidth: '2px' } },
      },
    },
  }),
  variants: {
    size: {
      sm: layered({ ...textStyle('bodyDense'), blockSize: density.controlSm }),
      md: layered({ blockSize: density.control }),
      lg: layered({ ...textStyle('bodyLg'), blockSize: density.controlLg, paddingInline: space[12] }),
    },
  },
});

export const input = style(
  layered({
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 0,
    background: 'transparent',
    font: 'inherit',
    fontStretch: 'inherit',
    color: 'inherit',
    outline: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: vars.field.placeholder, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&:autofill': {
        WebkitTextFillColor: color.text.primary,
        boxShadow: `inset 0 0 0 99px ${vars.field.surface}`,
        caretColor: color.text.primary,
      },
    },
  }),
);

export const adornment = style(
  layered({ display: 'flex', flex: 'none', alignItems: 'center', color: color.text.muted }),
);
/** A button inside the field keeps the field's height and its distance from the edge. */
export const trailing = style([
  adornment,
  layered({ selectors: { '&:has(button)': { marginInlineEnd: `calc(${space[4]} * -1)` } } }),
]);
