import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** The report as a sheet: as wide as it reads well, and on paper as wide as the paper. */
export const sheet = style({ maxInlineSize: '72rem', '@media': { print: { maxInlineSize: 'none' } } });
// A link on paper leads nowhere.
globalStyle(`${sheet} a`, { '@media': { print: { color: 'inherit', textDecoration: 'none' } } });
// Room for a binder on Letter and A4 alike; the printer chooses the size.
globalStyle('@page', { margin: '14mm' });
export const title = style(textStyle('titleLg'));
export const kind = style({ color: color.text.secondary, fontWeight: vars.weight.regular });
export const quiet = style({ ...textStyle('body'), color: color.text.secondary, margin: 0 });
export const small = style({
  ...textStyle('body'),
  color: color.text.secondary,
  margin: 0,
  marginBlockStart: space[8],
});
export const heading = style({ ...textStyle('titleMd'), marginBlockEnd: space[8], breakAfter: 'avoid' });
/** Kept on one page of paper. */
export const together = style({ breakInside: 'avoid', minInlineSize: 0 });
export const sentence = style({ ...textStyle('body'), margin: 0, marginBlockEnd: space[8], maxInlineSize: '60rem' });
/** A number that opens what it counts; on paper it is only a number. */
export const figure = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.2em',
  color: 'inherit',
  whiteSpace: 'nowrap',
  '@media': { print: { textDecoration: 'none' } },
});
export const number = style({ minInlineSize: 0 });
/** On paper the five numbers are one line, on Letter and A4 alike. */
export const numbers = style({ '@media': { print: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } } });
/** What a share of too few is a share of. */
export const basis = style({ ...textStyle('micro'), color: color.text.muted, margin: 0 });
export const label = style({ ...textStyle('label'), color: color.text.secondary, margin: 0, marginBlockEnd: space[4] });
export const few = style({ color: color.text.secondary });
/** A list of stations fills the rest of the screen; on paper all of its rows are shown. */
export const list = style({
  blockSize: 'max(24rem, calc(100dvh - 14rem))',
  minBlockSize: 0,
  '@media': { print: { blockSize: 'auto' } },
});
export const choice = style({ inlineSize: '14rem', maxInlineSize: '100%' });
export const notOnPaper = style({ '@media': { print: { display: 'none' } } });
/** Two charts in a row on paper, whose width would fit only one. */
export const charts = style({ '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
/** The three actions of a scorecard, numbered. */
export const actions = style({
  ...textStyle('body'),
  margin: 0,
  paddingInlineStart: space[24],
  maxInlineSize: '60rem',
});
export const score = style({ ...textStyle('metric'), margin: 0 });
export const tier = style({ ...textStyle('titleMd'), margin: 0 });
export const thread = style({ maxInlineSize: '40rem' });
export const messages = style({ margin: 0, padding: 0, listStyle: 'none' });
export const message = style({
  paddingBlock: space[8],
  borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
});
export const author = style({ ...textStyle('label'), margin: 0 });
export const body = style({ ...textStyle('body'), margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
