import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusRing } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { touch } from '../internal/motion.ts';

const { color, space } = vars;

export const root = style(layered({ containerType: 'inline-size', flex: 1, minInlineSize: 0 }));
export const list = style(
  layered({
    ...textStyle('label'),
    display: 'flex',
    alignItems: 'center',
    listStyle: 'none',
    minInlineSize: 0,
    whiteSpace: 'nowrap',
  }),
);
export const item = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    flexShrink: 1,
    color: color.text.secondary,
    selectors: {
      // The current item keeps its full name; the others shrink first.
      '&[data-current]': {
        flexShrink: 0,
        maxInlineSize: '100%',
        color: color.text.primary,
        fontWeight: vars.weight.semibold,
      },
    },
    '@container': {
      '(max-width: 34rem)': { selectors: { '&:not(:nth-last-child(-n + 2))': { display: 'none' } } },
      '(max-width: 18rem)': { selectors: { '&:not([data-current])': { display: 'none' } } },
    },
  }),
);
/** A link or the name of the current location. A button here, such as a switcher, keeps its own look. */
export const link = style(
  layered({
    selectors: {
      '&:is(a, span)': {
        display: 'inline-block',
        minInlineSize: space[24],
        paddingBlock: space[4],
        ...clippedText(),
        borderRadius: vars.radius.badge,
        color: 'inherit',
        textDecoration: 'none',
      },
      'a&:hover': { color: color.text.primary, textDecoration: 'underline' },
      '&:focus-visible': focusRing,
    },
    '@media': { [touch]: { selectors: { '&:is(a, span)': { paddingBlock: space[12] } } } },
  }),
);
export const separator = style(layered({ flex: 'none', marginInline: space[4], color: color.text.muted }));
