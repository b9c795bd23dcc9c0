import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

/**
 * A quiet text button: a large enough touch target, but small beside the numbers, where even the smallest Button would
 * dominate a card.
 */
export const root = style({
  ...textStyle('micro'),
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  minBlockSize: '24px',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.control,
  textDecoration: 'underline',
  textDecorationColor: vars.color.border.control,
  textUnderlineOffset: '3px',
  ':hover': { color: vars.color.text.primary },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px', textAlign: 'start' },
    print: { textDecoration: 'none' },
  },
});

/** Hidden in print. */
export const leads = style([root, { '@media': { print: { display: 'none' } } }]);
