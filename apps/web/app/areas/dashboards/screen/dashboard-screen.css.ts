import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Room for two tables side by side: a wallboard shows them without scrolling. */
const wallboard = 'work-area (min-width: 130rem)';

export const root = style({
  display: 'grid',
  // A table may be wider than its column and scrolls inside it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  minInlineSize: 0,
  maxInlineSize: '160rem',
  marginInline: 'auto',
  '@container': {
    'work-area (max-width: 40rem)': { gap: space[24] },
    [wallboard]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[16], alignItems: 'start' },
  },
});
globalStyle(`${root} > *`, { gridColumn: '1 / -1' });
// Two adjacent elements share a row; a single one takes the full row.
globalStyle(`${root} > article:has(+ article), ${root} > article + article`, {
  '@container': { [wallboard]: { gridColumn: 'auto' } },
});
export const heading = style({ minInlineSize: 0 });
export const title = style({ ...textStyle('titleLg'), minInlineSize: 0, overflowWrap: 'anywhere' });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { print: { display: 'none' } },
});
export const switcher = style({
  minInlineSize: '16rem',
  maxInlineSize: '24rem',
  maxBlockSize: 'min(32rem, 75dvh)',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
});
export const choiceIcon = style({ flex: 'none', color: color.text.secondary });
export const where = style({ ...textStyle('body'), color: color.text.secondary });
export const type = style({ color: color.text.muted });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space[16],
});

// The end of a page tears no card apart. A table goes on after it, so that no page is left half empty.
globalStyle(`${cards} > *`, { '@media': { print: { breakInside: 'avoid' } } });

/** An element's start column, column span and minimum height: CSS variables set by its layout. */
export const columnStart = '--column-start';
export const columnSpan = '--column-span';
export const rowSpan = '--row-span';

export const grid = style({
  display: 'grid',
  gap: `${space[24]} ${space[16]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': {
    'work-area (min-width: 32rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'work-area (min-width: 56rem)': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});
// Between phone and desktop widths, wide elements take the full row and small ones go two by two.
export const cell = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': { print: { selectors: { '&:not(:has(table))': { breakInside: 'avoid' } } } },
  '@container': {
    'work-area (min-width: 32rem)': { gridColumn: `auto / span min(2, max(1, var(${columnSpan}) - 4))` },
    'work-area (min-width: 56rem)': {
      gridColumn: `var(${columnStart}) / span var(${columnSpan})`,
      minBlockSize: `calc(var(${rowSpan}) * 4rem)`,
    },
  },
});

/** A phone's head has no room for five choices beside the others: there the panel has them. */
const phone = '(max-width: 40rem)';
export const compare = style({ minInlineSize: 0, '@media': { [phone]: { display: 'none' } } });
export const compareOnPhone = style({ display: 'none', '@media': { [phone]: { display: 'contents' } } });
