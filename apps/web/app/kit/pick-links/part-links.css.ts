import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.line.thin} solid ${color.border.default}`,
  '@media': { print: { display: 'none' } },
});
export const item = style({
  ...textStyle('label'),
  minBlockSize: '36px',
  paddingInline: space[12],
  color: color.text.secondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBlockEnd: '2px solid transparent',
  ':hover': { color: color.text.primary },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-current]': { color: color.text.primary, borderBlockEndColor: color.text.primary } },
  '@media': {
    '(pointer: coarse)': { minBlockSize: '44px' },
    // Forced colors draw a transparent edge too.
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
