import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;
const phone = '(max-width: 47.99rem)';

export const way = style({ minInlineSize: 0, flex: 1 });
export const closed = style({ color: color.text.muted, cursor: 'default' });

export const between = style({
  minInlineSize: '24px',
  textAlign: 'center',
  borderRadius: radius.badge,
  ':hover': { color: color.text.primary, background: color.surface.hover },
});

export const here = style({
  ...textStyle('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minInlineSize: 0,
  minBlockSize: '32px',
  paddingInline: space[8],
  marginInlineStart: `calc(${space[4]} * -1)`,
  borderRadius: radius.control,
  color: color.text.primary,
  fontWeight: vars.weight.semibold,
  ':hover': { background: color.surface.hover },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
// On a phone a long name wraps to a second line: it is the only thing that shows the current location.
export const hereName = style({
  ...clippedText(),
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: {
      ...textStyle('label'),
      fontWeight: vars.weight.semibold,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
  },
});
export const hereType = style({
  ...textStyle('micro'),
  flex: 'none',
  color: color.text.muted,
  '@media': { '(max-width: 30rem)': { display: 'none' } },
});

export const panel = style({ inlineSize: 'min(24rem, calc(100vw - 16px))' });
export const places = style({ maxBlockSize: 'min(34rem, calc(100dvb - 80px))' });
export const search = style({ padding: space[12], borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}` });
export const list = style({ flex: 1, minBlockSize: '12rem', overflowY: 'auto', padding: space[8] });
export const waiting = style({ padding: space[12] });
export const nothing = style({ ...textStyle('body'), padding: space[16], color: color.text.secondary });

export const group = style({ selectors: { '& + &': { marginBlockStart: space[8] } } });
export const groupTitle = style({ ...textStyle('micro'), padding: `${space[4]} ${space[8]}`, color: color.text.muted });
export const plain = style({ listStyle: 'none' });
export const count = style({ fontVariantNumeric: 'tabular-nums' });
export const place = style({
  ...textStyle('body'),
  minBlockSize: '32px',
  paddingInline: space[8],
  borderRadius: radius.control,
  color: color.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { background: color.surface.hover },
  ':focus-visible': { background: color.surface.hover },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
