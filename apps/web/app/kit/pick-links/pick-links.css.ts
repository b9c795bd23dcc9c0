import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const root = style({
  minInlineSize: 0,
  '@container': { 'work-area (max-width: 40rem)': { flex: '1 1 8rem' } },
  '@media': { print: { display: 'none' } },
});
export const list = style({
  listStyle: 'none',
  padding: space[2],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  border: `${vars.line.thin} solid ${color.border.default}`,
  borderRadius: radius.control,
  background: color.surface.sunken,
  // On a phone a few choices wrap, so that none is cut off; many scroll.
  '@container': {
    'work-area (max-width: 40rem)': { selectors: { '&:not(:has(> :nth-child(7)))': { flexWrap: 'wrap' } } },
  },
});
export const item = style({
  ...textStyle('label'),
  minBlockSize: '28px',
  paddingInline: space[8],
  borderRadius: radius.badge,
  color: color.text.secondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: color.text.primary },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': {
      color: color.text.primary,
      background: color.surface.raised,
      boxShadow: `0 0 0 1px ${color.border.control}`,
    },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px', paddingInline: space[12] },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
