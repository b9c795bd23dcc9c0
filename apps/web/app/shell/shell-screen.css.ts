import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const lamp = style({
  flex: 'none',
  vars: { '--lamp-glass': color.action.fill, '--lamp-light': color.beacon.text },
});
export const title = style({
  ...textStyle('body'),
  flex: 1,
  fontWeight: vars.weight.semibold,
  ...clippedText(),
  whiteSpace: 'nowrap',
});

// Entries without dividers between groups: the rail is short enough to read as one list.
export const group = style({ selectors: { '&&': { margin: 0, padding: `0 ${space[8]}`, border: 0 } } });
export const openGroup = style([
  group,
  { selectors: { '&&': { marginBlock: space[4], paddingBlock: space[4], background: color.surface.sunken } } },
]);
// As wide as the larger icons above, so that the labels line up.
export const childIcon = style({ display: 'grid', placeItems: 'center', flex: 'none', inlineSize: '20px' });
export const searchButton = style({ flex: 'none', '@media': { '(max-width: 47.99rem)': { display: 'none' } } });
export const flatEntry = style({
  ...textStyle('bodyLg'),
  minBlockSize: '44px',
  paddingInline: space[8],
  borderRadius: radius.control,
  color: color.text.primary,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { fontWeight: vars.weight.semibold, background: color.surface.selected } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const groupTitle = style({
  ...textStyle('labelDense'),
  padding: `${space[12]} ${space[8]} ${space[4]}`,
  color: color.text.muted,
});

// The work area scrolls, so the window reserves no room for a scrollbar.
globalStyle('html:has([data-component="AppShell.Root"])', { scrollbarGutter: 'auto' });
/** The room of the notifications' button before its script has arrived. */
export const bellRoom = style({ inlineSize: '32px', '@media': { '(pointer: coarse)': { inlineSize: '44px' } } });
