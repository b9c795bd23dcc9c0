import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, density, space } = vars;
const narrow = '(max-width: 34rem)';
const narrowest = '(max-width: 22rem)';

/** The widths below are container widths, not window widths. */
export const root = style(layered({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 }));
export const row = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[16]}`,
  }),
);
export const facts = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    minInlineSize: 0,
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const size = style(layered({ inlineSize: '8.5rem', flex: 'none' }));
export const list = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    listStyle: 'none',
    marginInlineStart: 'auto',
    '@container': { [narrowest]: { inlineSize: '100%', justifyContent: 'space-between' } },
  }),
);
export const number = style(layered({ '@container': { [narrow]: { display: 'none' } } }));
const placed = layered({
  ...textStyle('label'),
  paddingInline: space[8],
  color: color.text.primary,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
/** The only number shown when the total is unknown. */
export const onlyPlace = style(placed);
export const place = style([placed, layered({ display: 'none', '@container': { [narrow]: { display: 'block' } } })]);

export const button = recipe({
  base: layered({
    ...textStyle('label'),
    display: 'inline-grid',
    placeItems: 'center',
    paddingInline: space[6],
    border: `${vars.line.thin} solid transparent`,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: transition(['background-color', 'color']),
    selectors: {
      '&:hover': { background: color.surface.hover, color: color.text.primary },
      '&:focus-visible': focusRing,
      '&[data-current]': {
        borderColor: color.text.primary,
        background: color.surface.raised,
        color: color.text.primary,
        fontWeight: vars.weight.semibold,
      },
      '&[aria-disabled="true"]': { color: color.text.disabled, background: 'transparent', cursor: 'default' },
    },
    '@media': {
      [touch]: { minBlockSize: '44px', minInlineSize: '44px' },
      [forcedColors]: {
        selectors: {
          '&[data-current]': { borderColor: 'Highlight', outline: '1px solid Highlight' },
          '&[aria-disabled="true"]': { color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    size: {
      sm: layered({ minInlineSize: density.controlSm, blockSize: density.controlSm }),
      md: layered({ minInlineSize: density.control, blockSize: density.control }),
    },
  },
});
/** As wide as a page number, so that the buttons after it don't move. */
export const gap = recipe({
  base: layered({ display: 'inline-grid', placeItems: 'center', color: color.text.muted }),
  variants: {
    size: { sm: layered({ minInlineSize: density.controlSm }), md: layered({ minInlineSize: density.control }) },
  },
});
