import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, space } = vars;
const narrow = '(max-width: 40rem)';
const disc = '24px';

export const root = style(layered({ containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 }));
/** In a narrow container only the current step keeps its label, and this text shows its position. */
export const place = recipe({
  base: layered({ ...textStyle('label'), display: 'none', marginBlockEnd: space[8], color: color.text.secondary }),
  variants: {
    orientation: { horizontal: layered({ '@container': { [narrow]: { display: 'block' } } }), vertical: {} },
  },
});
export const placeName = style(
  layered({ color: color.text.primary, fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' }),
);
export const list = recipe({
  base: layered({ display: 'flex', listStyle: 'none', minInlineSize: 0 }),
  variants: {
    orientation: {
      horizontal: layered({ gap: space[8] }),
      vertical: layered({ flexDirection: 'column', gap: space[4] }),
    },
  },
});
export const item = recipe({
  base: layered({ position: 'relative', display: 'flex', minInlineSize: 0 }),
  variants: {
    orientation: {
      horizontal: layered({
        flex: '1 1 0',
        selectors: {
          // The completed part of the line is heavier than the rest.
          '&:not(:last-child)::after': {
            content: '',
            flex: 1,
            minInlineSize: space[12],
            blockSize: 0,
            marginBlockStart: `calc(${space[6]} + ${disc} / 2)`,
            marginInlineStart: space[8],
            borderBlockStart: `${vars.line.thin} solid ${color.border.control}`,
          },
          '&[data-state="done"]::after': { borderBlockStartWidth: '2px', borderColor: color.text.secondary },
          '&:last-child': { flex: '0 1 auto' },
        },
      }),
      vertical: layered({
        paddingBlockEnd: space[12],
        selectors: {
          '&:not(:last-child)::after': {
            content: '',
            position: 'absolute',
            insetBlockStart: `calc(${space[6]} + ${disc} + ${space[4]})`,
            insetBlockEnd: `calc(${space[4]} * -1)`,
            insetInlineStart: `calc(${space[6]} + ${disc} / 2 - 1px)`,
            inlineSize: 0,
            borderInlineStart: `${vars.line.thin} solid ${color.border.control}`,
          },
          '&[data-state="done"]::after': { borderInlineStartWidth: '2px', borderColor: color.text.secondary },
        },
      }),
    },
  },
});
export const action = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[8],
    minInlineSize: 0,
    padding: space[6],
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    textAlign: 'start',
    textDecoration: 'none',
    transition: transition(['background-color', 'color']),
    selectors: {
      '[data-current] > &': { color: color.text.primary },
      '&:is(a, button)': { cursor: 'pointer' },
      '&:is(a, button):hover': { background: color.surface.hover, color: color.text.primary },
      '&:focus-visible': focusRing,
    },
    '@media': { [touch]: { minBlockSize: '44px', minInlineSize: '44px' } },
  }),
);
export const mark = recipe({
  base: layered({
    ...textStyle('labelDense'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: disc,
    blockSize: disc,
    borderRadius: vars.radius.full,
    border: `${vars.line.thin} solid ${color.border.control}`,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        color: 'CanvasText',
        borderColor: 'CanvasText',
      },
    },
  }),
  variants: {
    state: {
      done: layered({ color: color.text.primary, borderColor: color.text.secondary }),
      current: layered({
        background: color.text.primary,
        borderColor: color.text.primary,
        color: color.surface.base,
        '@media': { [forcedColors]: { background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' } },
      }),
      upcoming: layered({ color: color.text.muted }),
      invalid: layered({ border: 0, color: color.danger.text }),
    },
  },
});
export const words = recipe({
  base: layered({ minInlineSize: 0, paddingBlock: '2px' }),
  variants: {
    orientation: {
      horizontal: layered({
        '@container': {
          [narrow]: {
            position: 'absolute',
            inlineSize: '1px',
            blockSize: '1px',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
          },
        },
      }),
      vertical: {},
    },
  },
});
export const label = recipe({
  base: layered({
    ...textStyle('label'),
    display: 'block',
    color: 'inherit',
    overflowWrap: 'anywhere',
    selectors: { '[data-current] &': { fontWeight: vars.weight.semibold } },
  }),
  variants: { state: { done: {}, current: {}, upcoming: {}, invalid: layered({ color: color.danger.text }) } },
});
export const description = style(
  layered({ ...textStyle('bodyDense'), display: 'block', color: color.text.secondary, overflowWrap: 'anywhere' }),
);
