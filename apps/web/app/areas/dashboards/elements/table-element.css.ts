import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
const narrow = 'work-area (max-width: 40rem)';
export const heading = style({ minInlineSize: 0 });
// On paper, a table's title and tools stay on the page of its first rows.
export const head = style({ breakAfter: 'avoid' });
export const title = style(textStyle('titleSm'));
export const parameters = style({ ...textStyle('body'), color: color.text.muted, breakAfter: 'avoid' });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@container': { [narrow]: { inlineSize: '100%' } },
  '@media': { print: { display: 'none' } },
});
/** Controls where there are few of them: on the title's line, on a phone too. */
export const beside = style({ flex: 'none' });
export const search = style({ inlineSize: '13rem', '@container': { [narrow]: { inlineSize: '100%' } } });

/** On a phone it has its own line above the others. */
export const pivot = style({ '@container': { [narrow]: { flexBasis: '100%', justifyContent: 'flex-start' } } });

export const body = style({
  minInlineSize: 0,
  transition: `opacity ${vars.motion.quick}`,
  selectors: { '&[data-pending]': { opacity: 0.55 } },
});

export const places = style({});

export const unit = style({ fontWeight: vars.weight.regular, color: color.text.muted });

/** The days an unfinished month covers, under its name. */
export const toDate = style({ display: 'block', fontWeight: vars.weight.regular, color: color.text.muted });

export const footer = style({
  minBlockSize: '32px',
});
export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});
export const range = style({
  ...textStyle('labelDense'),
  fontWeight: vars.weight.regular,
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  marginInlineEnd: space[4],
});
/** Hidden until the row is hovered or the button is focused; always visible on touch screens, which have no hover. */
export const calls = style({
  marginInlineStart: space[4],
  // Taller than a line of text, which must stay aligned with the row's numbers.
  verticalAlign: 'middle',
  marginBlock: '-12px',
  // On a phone it sits at the end of the name, vertically centered, and never makes the row taller.
  '@container': {
    [narrow]: {
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineEnd: 0,
      margin: 0,
      transform: 'translateY(-50%)',
    },
  },
  '@media': {
    print: { display: 'none' },
    '(hover: hover)': { opacity: 0, selectors: { 'tr:hover &, &:focus-visible': { opacity: 1 } } },
  },
});

/** Beside the calls of a row, and as quiet. A phone has it in the row's menu. */
export const filter = style([calls, { '@container': { [narrow]: { display: 'none' } } }]);
/** The row that filters the other elements. */
export const filtering = style({
  marginInlineStart: space[4],
  verticalAlign: 'middle',
  marginBlock: '-12px',
  color: vars.color.text.primary,
  '@container': { [narrow]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

/** A date of a series, which opens its calls: no louder than a column header. */
export const date = style({
  font: 'inherit',
  color: 'inherit',
  borderRadius: vars.radius.control,
  minBlockSize: '24px',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px', textAlign: 'inherit' } },
});

export const columnsButton = style({ display: 'none', '@container': { [narrow]: { display: 'inline-flex' } } });

// A phone shows the name and the two most important columns; the others are one tap away.
globalStyle(`${body}:not([data-all-columns]) :is(th, td):nth-child(n + 4)`, {
  '@container': { [narrow]: { display: 'none' } },
});

// Station names are long; they get the room that a phone's two columns leave.
globalStyle(`${places} tbody th, ${places} tfoot th`, {
  minInlineSize: '13rem',
  '@container': { [narrow]: { minInlineSize: '10rem', maxInlineSize: 'none' } },
  '@media': { print: { minInlineSize: '7rem' } },
});
globalStyle(`${places} :is(tbody, tfoot) th:has(${calls})`, {
  '@container': { [narrow]: { paddingInlineEnd: '44px' } },
});
// Long headers wrap to a second line there, so that both columns are visible.
globalStyle(`${places} thead th:not(:first-child)`, {
  '@container': { [narrow]: { whiteSpace: 'normal', minInlineSize: '5rem' } },
  '@media': { print: { whiteSpace: 'normal' } },
});

// Aligns the text of sortable headers with the others, whichever side the arrow is on.
globalStyle(`${body} thead th > a`, { verticalAlign: 'top' });
