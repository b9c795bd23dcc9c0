import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, reducedMotion, touch, transition } from '../internal/motion.ts';

const { color, density, radius, space } = vars;
const enabled = '&:not(:disabled, [aria-disabled="true"])';

export const root = recipe({
  base: layered({
    ...textStyle('label'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[6],
    flex: 'none',
    maxInlineSize: '100%',
    paddingInline: space[12],
    border: `${vars.line.thin} solid transparent`,
    borderRadius: radius.control,
    background: 'transparent',
    color: color.text.primary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: transition(['background-color', 'border-color', 'color', 'transform']),
    selectors: {
      '&:focus-visible': focusRing,
      [`${enabled}:active`]: { transform: 'translateY(0.5px)' },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'default' },
      '&[data-loading]': { cursor: 'progress' },
    },
    '@media': {
      [reducedMotion]: { selectors: { [`${enabled}:active`]: { transform: 'none' } } },
      [touch]: { minBlockSize: '44px', minInlineSize: '44px' },
      // The system would paint a backplate behind the label of a filled button, in the color of the label.
      [forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&[data-emphasis="solid"]': { forcedColorAdjust: 'none' },
          '&:disabled, &[aria-disabled="true"]:not([data-loading])': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    size: {
      sm: layered({ ...textStyle('labelDense'), blockSize: density.controlSm, paddingInline: space[8] }),
      md: layered({ blockSize: density.control }),
      lg: layered({
        ...textStyle('body'),
        fontWeight: vars.weight.medium,
        blockSize: density.controlLg,
        paddingInline: space[20],
        gap: space[8],
      }),
    },
    look: {
      primary: layered({
        color: vars.button.primary.text,
        background: vars.button.primary.fill,
        borderColor: vars.button.primary.edge,
        fontWeight: vars.weight.semibold,
        selectors: {
          [`${enabled}:hover`]: { background: vars.button.primary.hover },
          [`${enabled}:active`]: { background: vars.button.primary.press },
        },
      }),
      'neutral-solid': layered({
        color: color.neutral.onSolid,
        background: color.neutral.solid,
        selectors: { [`${enabled}:hover`]: { background: color.text.primary, color: color.surface.base } },
      }),
      'neutral-soft': layered({
        background: color.neutral.soft,
        borderColor: color.neutral.edge,
        selectors: { [`${enabled}:hover`]: { borderColor: color.border.control } },
      }),
      'neutral-outline': layered({
        background: color.surface.raised,
        borderColor: color.border.control,
        selectors: {
          [`${enabled}:hover`]: { background: color.surface.hover },
          [`${enabled}:active`]: { background: color.surface.sunken },
        },
      }),
      'neutral-plain': layered({
        color: color.text.secondary,
        selectors: {
          [`${enabled}:hover`]: { color: color.text.primary, background: color.surface.hover },
          [`${enabled}:active`]: { background: color.surface.sunken },
        },
      }),
      'danger-solid': layered({
        color: color.danger.onSolid,
        background: color.danger.solid,
        selectors: { [`${enabled}:hover`]: { filter: 'brightness(0.93)' } },
      }),
      'danger-soft': layered({
        color: color.danger.text,
        background: color.danger.soft,
        borderColor: color.danger.edge,
        selectors: { [`${enabled}:hover`]: { borderColor: color.danger.text } },
      }),
      'danger-outline': layered({
        color: color.danger.text,
        background: color.surface.raised,
        borderColor: color.danger.text,
        selectors: { [`${enabled}:hover`]: { background: color.danger.soft } },
      }),
      'danger-plain': layered({
        color: color.danger.text,
        selectors: { [`${enabled}:hover`]: { background: color.danger.soft } },
      }),
    },
    block: { true: layered({ inlineSize: '100%' }), false: {} },
    disabled: {
      true: layered({
        selectors: {
          '&&': {
            color: color.text.disabled,
            background: color.surface.sunken,
            borderColor: color.border.subtle,
            fontWeight: vars.weight.medium,
          },
          '&&:not([data-emphasis="solid"], [data-emphasis="soft"])': { background: 'transparent' },
          '&&[data-emphasis="plain"]': { borderColor: 'transparent' },
        },
      }),
      false: {},
    },
  },
});

export const label = style(layered(clippedText()));

export const indicator = style(layered({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }));

/** While loading, the label keeps its space so the button's width doesn't change. */
export const waiting = style(layered({ visibility: 'hidden' }));
