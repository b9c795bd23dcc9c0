import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusEdge } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, space } = vars;

export const root = style(layered({ minInlineSize: 0, inlineSize: '100%' }));

/** Styled like a TextField, with the buttons at the end. */
export const box = style(
  layered({
    overflow: 'clip',
    selectors: { '&&': { paddingInlineEnd: 0 }, '&:focus-within': focusEdge },
    '@media': { [touch]: { blockSize: '44px' } },
  }),
);
export const input = style(layered({ fontVariantNumeric: 'tabular-nums' }));
export const unit = style(
  layered({
    flex: 'none',
    color: color.text.muted,
    paddingInlineEnd: space[8],
    selectors: { '[data-disabled] &': { color: 'inherit' } },
  }),
);

export const steppers = style(layered({ display: 'flex', flex: 'none', alignSelf: 'stretch' }));
export const stepper = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    borderInlineStart: `${vars.line.thin} solid ${color.border.subtle}`,
    color: color.text.secondary,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    transition: transition(['background-color', 'color']),
    selectors: {
      '&[data-hovered]': { color: color.text.primary, background: color.surface.hover },
      '&[data-pressed]': { background: color.surface.sunken },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': {
      [touch]: { inlineSize: '44px' },
      [forcedColors]: {
        borderInlineStartColor: 'ButtonBorder',
        selectors: { '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  }),
);
