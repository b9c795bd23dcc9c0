import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;
const narrow = 'work-area (max-width: 40rem)';

export const root = style({ display: 'grid', gap: space[12], minInlineSize: 0 });
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  minInlineSize: 0,
});
export const heading = style({ minInlineSize: 0 });
export const title = style(textStyle('titleSm'));
export const parameters = style({ ...textStyle('body'), color: color.text.muted });
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
/** What can be chosen where it is little: on the line of the title, on a phone too. */
export const beside = style({ display: 'flex', alignItems: 'center', gap: space[8], flex: 'none' });
export const search = style({ inlineSize: '13rem', '@container': { [narrow]: { inlineSize: '100%' } } });

/** On a phone it has a line of its own above the others. */
export const pivot = style({ '@container': { [narrow]: { flexBasis: '100%', justifyContent: 'flex-start' } } });

export const body = style({
  minInlineSize: 0,
  transition: `opacity ${vars.motion.quick}`,
  selectors: { '&[data-pending]': { opacity: 0.55 } },
});

export const places = style({});

export const unit = style({ fontWeight: vars.weight.regular, color: color.text.muted });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
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
/** Quiet until the row is pointed at or the button has the focus; a finger has nothing to point with. */
export const calls = style({
  marginInlineStart: space[4],
  // Higher than a line of words, which must stay on the line of the row's numbers.
  verticalAlign: 'middle',
  marginBlock: '-12px',
  // On a phone it stands at the end of the name, in the middle of its lines, and makes no row higher.
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

/** The date of a series, which leads to its calls: no louder than a head. */
export const date = style({
  font: 'inherit',
  color: 'inherit',
  borderRadius: vars.radius.control,
  minBlockSize: '24px',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px', textAlign: 'inherit' } },
});

export const columnsButton = style({ display: 'none', '@container': { [narrow]: { display: 'inline-flex' } } });

// A phone shows the name and the two columns that matter most; the others are one tap away.
globalStyle(`${body}:not([data-all-columns]) :is(th, td):nth-child(n + 4)`, {
  '@container': { [narrow]: { display: 'none' } },
});

// Names of stations are long; they get the room that a phone's two columns leave.
globalStyle(`${places} tbody th, ${places} tfoot th`, {
  minInlineSize: '13rem',
  '@container': { [narrow]: { minInlineSize: '10rem', maxInlineSize: 'none' } },
  '@media': { print: { minInlineSize: '7rem' } },
});
globalStyle(`${places} :is(tbody, tfoot) th:has(${calls})`, {
  '@container': { [narrow]: { paddingInlineEnd: '44px' } },
});
// Long heads take a second line there, so that both columns are in sight.
globalStyle(`${places} thead th:not(:first-child)`, {
  '@container': { [narrow]: { whiteSpace: 'normal', minInlineSize: '5rem' } },
  '@media': { print: { whiteSpace: 'normal' } },
});

// The words of a sortable head stand on one line with the others, whichever side its arrow is on.
globalStyle(`${body} thead th > a`, { verticalAlign: 'top' });
