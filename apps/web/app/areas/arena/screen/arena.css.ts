import { textStyle, vars } from '@roadside/tokens/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, line, motion, radius, space } = vars;

/** The dark field of the Arena, by day too: its section has the night theme. */
export const field = style({
  paddingBlock: space[16],
  paddingInline: space[24],
  borderRadius: radius.tile,
  background: color.surface.sunken,
  color: color.text.primary,
  containerType: 'inline-size',
  '@media': { '(max-width: 480px)': { paddingInline: space[16] }, print: { background: 'none' } },
});
export const kicker = style({ ...textStyle('label'), color: color.text.secondary });
export const title = style(textStyle('titleLg'));
export const heading = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const body = style(textStyle('body'));
export const strong = style({ fontWeight: vars.weight.semibold });
/** Amber numerals; the field is always dark, so they have the contrast. */
export const numeral = style({
  ...textStyle('wallboard'),
  color: color.action.fill,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(max-width: 480px)': { ...textStyle('metric') } },
});
export const figure = style({ ...textStyle('titleMd'), fontVariantNumeric: 'tabular-nums' });
export const number = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  ...textStyle('body'),
  paddingBlock: space[8],
  borderBlockEnd: `${line.thin} solid ${color.border.subtle}`,
  minBlockSize: '2.75rem',
  selectors: {
    '&[data-mine]': { borderInlineStart: `${line.strong} solid ${color.action.fill}`, paddingInlineStart: space[8] },
  },
});
export const grow = style({ flex: '1 1 0', minInlineSize: 0 });
export const name = style({ ...textStyle('body'), fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });
export const rank = style({ ...textStyle('titleSm'), minInlineSize: '2.5rem', fontVariantNumeric: 'tabular-nums' });
export const gap = style({
  ...textStyle('label'),
  color: color.text.muted,
  paddingBlock: space[8],
  textAlign: 'center',
});
export const link = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: color.border.control,
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationColor: 'currentcolor' },
  '@media': { '(pointer: coarse)': { display: 'inline-block', paddingBlock: space[8] } },
});
/** As narrow as its numbers, beside the name they belong to. */
export const rankColumn = style({ inlineSize: space[56] });
/** One width for all of them, so that the names below each other start at one line. */
const moveBase = style({ inlineSize: space[32], flexShrink: 0 });
export const move = styleVariants({
  up: [moveBase, { color: color.success.text }],
  down: [moveBase, { color: color.text.secondary }],
  none: [moveBase, { color: color.text.muted }],
});
/** A split bar; each side's share is set inline as `flexGrow`. */
export const split = style({
  blockSize: space[12],
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.border.default,
});
export const side = styleVariants({
  own: {
    background: color.action.fill,
    transition: `flex-grow ${motion.travel} ${motion.enter}`,
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  },
  other: { background: color.border.control },
});
export const form = style({ blockSize: '1.75rem', inlineSize: '4.5rem', flex: 'none' });
export const bar = style({
  flex: '1 1 0',
  minBlockSize: '2px',
  background: color.border.control,
  borderRadius: radius.bar,
});
export const match = style({
  ...textStyle('body'),
  paddingBlock: space[8],
  borderBlockEnd: `${line.thin} solid ${color.border.subtle}`,
});
/** As wide as a number of two digits and its buttons. */
export const count = style({ inlineSize: '8rem' });
/** In a row with other controls, a search is no wider than a name. */
export const find = style({ inlineSize: '16rem', maxInlineSize: '100%' });
export const winner = style({ fontWeight: vars.weight.semibold });
/** Wide enough for a thumb at both ends of a slider, also on a phone. */
export const ranges = style({ inlineSize: 'min(20rem, 100vw - 5rem)' });
/** The bracket: semifinals, a joint, the last week; on a phone below each other. */
export const bracket = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${space[32]} minmax(0, 1fr)`,
  alignItems: 'center',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[16] } },
});
export const round = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tie = style({
  ...textStyle('body'),
  border: `${line.thin} solid ${color.border.default}`,
  borderRadius: radius.tile,
});
/** From the middle of both semifinals to the final. */
export const joint = style({
  blockSize: '50%',
  border: `${line.thin} solid ${color.border.control}`,
  borderInlineStart: 0,
  '@media': { '(max-width: 640px)': { display: 'none' } },
});
export const waiting = style({ ...textStyle('body'), color: color.text.muted });
/** A recap reads as one column of a newspaper. */
export const column = style({
  maxInlineSize: '36rem',
  paddingInlineStart: space[16],
  borderInlineStart: `${line.strong} solid ${color.border.default}`,
});
export const headline = style(textStyle('titleMd'));
export const note = style({ ...textStyle('labelDense'), color: color.text.secondary });
/** Beside badges and buttons; where there is no room for both, those go below. */
export const seasonWords = style({ flex: '1 1 14rem', minInlineSize: 0 });
export const plain = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
