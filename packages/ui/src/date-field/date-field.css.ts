import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { blocksDoNotCenter } from '../internal/centering.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch } from '../internal/motion.ts';

const { color, space } = vars;

export const root = style(layered({ minInlineSize: 0, inlineSize: '100%' }));
/** Styled like TextField. */
export const box = style(layered({ position: 'relative' }));
/**
 * Laid out as text, so the order of the digits follows the locale rather than the page direction: 08:15 stays 08:15.
 */
export const parts = style(
  layered({
    display: 'block',
    alignContent: 'center',
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '@supports': { [blocksDoNotCenter]: { blockSize: 'auto' } },
  }),
);

/** One segment of a date or time: typed, or changed with the arrow keys. */
export const segment = style(
  layered({
    paddingInline: '2px',
    marginInline: '-1px',
    borderRadius: vars.radius.badge,
    color: color.text.primary,
    caretColor: 'transparent',
    outline: 'none',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    selectors: {
      '&[data-type="literal"]': { color: color.text.muted, paddingInline: '1px', marginInline: 0, whiteSpace: 'pre' },
      '&[data-placeholder]': { color: vars.field.placeholder },
      '&[data-focused]': { background: color.text.primary, color: color.surface.base },
      '&[data-disabled]': { color: color.text.disabled },
    },
    '@media': {
      // As tall as the field, and at least as wide as a touch target.
      [touch]: {
        selectors: {
          '&:not([data-type="literal"])': {
            display: 'inline-block',
            minInlineSize: space[24],
            paddingBlock: space[8],
            textAlign: 'center',
          },
        },
      },
      [forcedColors]: {
        selectors: {
          '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  }),
);
