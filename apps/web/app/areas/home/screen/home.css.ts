import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const root = style({ inlineSize: '100%', maxInlineSize: '76rem' });
export const eyebrow = style({ ...textStyle('label'), color: color.text.secondary });
export const heading = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const lead = style({
  padding: space[16],
  borderRadius: radius.tile,
  border: `${vars.line.thin} solid ${color.border.default}`,
  borderInlineStart: `${space[4]} solid ${color.border.control}`,
  background: color.surface.raised,
  selectors: {
    '&[data-tone="danger"]': { borderInlineStartColor: color.danger.edge },
    '&[data-tone="beacon"]': { borderInlineStartColor: color.beacon.edge },
  },
});
export const leadTitle = style({ ...textStyle('titleLg'), overflowWrap: 'anywhere', maxInlineSize: '40ch' });
/** The one number or time of a part, large enough to read from the driver's seat. */
export const figure = style({
  ...textStyle('metric'),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-few]': { color: color.text.muted } },
});
export const praise = style({ ...textStyle('bodyLg'), overflowWrap: 'anywhere' });
export const link = style({
  paddingBlock: space[6],
  '@media': { '(pointer: coarse)': { display: 'inline-block', paddingBlock: 0, lineHeight: '44px' } },
});
export const map = style({ blockSize: '16rem', marginBlockEnd: space[12] });
export const excerpt = style({ ...textStyle('bodyLg'), maxInlineSize: '68ch', overflowWrap: 'anywhere' });
/** A short announcement beside one with a picture is as high as its words, not an empty frame. */
export const tileGrid = style({ alignItems: 'start' });
export const tilePicture = style({
  inlineSize: `calc(100% + ${space[16]} * 2)`,
  maxInlineSize: 'none',
  marginBlockStart: `calc(-1 * ${space[16]})`,
  marginInline: `calc(-1 * ${space[16]})`,
  aspectRatio: '16 / 5',
  objectFit: 'cover',
});
export const tileText = style({
  ...textStyle('body'),
  color: color.text.secondary,
  overflow: 'hidden',
  // Two lines; the rest is one press away.
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflowWrap: 'anywhere',
});
export const page = style({
  ...textStyle('bodyLg'),
  maxInlineSize: '68ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const pagePicture = style({
  inlineSize: '100%',
  maxBlockSize: '16rem',
  objectFit: 'cover',
  borderRadius: radius.control,
});
export const manager = style({
  '@media': { '(pointer: coarse)': { display: 'inline-block', minBlockSize: '44px', lineHeight: '44px' } },
});
export const plainList = style({ margin: 0, padding: 0, listStyle: 'none' });
export const count = style({ ...textStyle('label'), color: color.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const photo = style({
  inlineSize: '100%',
  padding: 0,
  overflow: 'hidden',
  borderRadius: radius.control,
  border: `${vars.line.thin} solid ${color.border.default}`,
  cursor: 'pointer',
  ':hover': { borderColor: color.border.control },
  ':focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '2px' },
});
export const photoImage = style({ display: 'block', inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' });
/** The editor's lists are as wide as the page. */
export const board = style({ vars: { '--ui-board-list-size': '100%' }, blockSize: 'auto' });
export const expired = style({
  paddingBlock: space[12],
  borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
});
