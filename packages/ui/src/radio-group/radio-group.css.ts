import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, density, space } = vars;

export const root = recipe({
  base: layered({ display: 'flex', minInlineSize: 0 }),
  variants: {
    orientation: { vertical: layered({ flexDirection: 'column' }), horizontal: layered({ flexWrap: 'wrap' }) },
    look: { list: layered({ gap: `${space[2]} ${space[20]}` }), cards: layered({ gap: space[8] }) },
  },
  compoundVariants: [
    {
      variants: { orientation: 'horizontal', look: 'cards' },
      style: layered({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))' }),
    },
  ],
});

export const item = recipe({
  base: layered({
    display: 'flex',
    gap: space[8],
    alignItems: 'flex-start',
    color: color.text.primary,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: color.text.disabled, cursor: 'default' } },
    '@media': { [touch]: { minBlockSize: '44px', alignItems: 'center' } },
  }),
  variants: {
    size: { sm: layered(textStyle('bodyDense')), md: layered(textStyle('body')), lg: layered(textStyle('bodyLg')) },
    look: {
      list: layered({ paddingBlock: space[4] }),
      cards: layered({
        minBlockSize: density.control,
        padding: `${space[8]} ${space[12]}`,
        border: `${vars.line.thin} solid ${color.border.default}`,
        borderRadius: vars.radius.tile,
        background: color.surface.raised,
        transition: transition(['border-color', 'background-color']),
        selectors: {
          '&:hover:not([data-disabled])': { borderColor: color.border.control },
          '&:has(:checked)': { borderColor: color.text.primary, boxShadow: `inset 0 0 0 1px ${color.text.primary}` },
          '&[data-disabled]': { background: color.surface.sunken },
        },
        '@media': {
          [forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '2px' } } },
        },
      }),
    },
  },
});

/** The ring of a radio is as tall as one line of its label. */
export const input = style(
  layered({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '18px',
    blockSize: '18px',
    margin: 0,
    marginBlock: 'max(0px, calc((1lh - 18px) / 2))',
    border: `${vars.line.thin} solid ${vars.field.edge}`,
    borderRadius: vars.radius.full,
    background: vars.field.surface,
    cursor: 'inherit',
    selectors: {
      '&::before': {
        content: '',
        inlineSize: '8px',
        blockSize: '8px',
        borderRadius: vars.radius.full,
        background: color.surface.base,
        opacity: 0,
      },
      '&:checked': { background: color.text.primary, borderColor: color.text.primary },
      '&:checked::before': { opacity: 1 },
      '&:focus-visible': focusRing,
      '[data-invalid] &': { borderColor: color.danger.text, boxShadow: `inset 0 0 0 1px ${color.danger.text}` },
      '&:disabled': { borderColor: color.border.default, background: color.surface.sunken },
      '&:disabled:checked': { background: color.text.disabled, borderColor: color.text.disabled },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&::before': { forcedColorAdjust: 'none', background: 'Canvas' },
          '&:checked': { borderColor: 'Highlight', borderWidth: '2px' },
        },
      },
    },
  }),
);

export const leading = style(
  layered({ flex: 'none', display: 'flex', blockSize: '1lh', alignItems: 'center', color: color.text.muted }),
);
export const words = style(layered({ minInlineSize: 0 }));
export const description = style(
  layered({
    ...textStyle('bodyDense'),
    display: 'block',
    color: color.text.secondary,
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);
