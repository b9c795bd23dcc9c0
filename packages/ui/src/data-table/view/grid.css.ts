import { textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { focusRingInset } from '../../internal/focus-ring.ts';
import { layered } from '../../internal/layered.ts';
import { forcedColors, touch } from '../../internal/motion.ts';

const { color, density, space } = vars;

/** Below this width the table is a two-column list. */
export const compact = '(max-width: 36rem)';

/** Height of a row. */
export const rowSize = createVar({ syntax: '<length>', inherits: true, initialValue: '36px' });
/** A grid whose rows have a second line on phones. */
export const twoLines = '[data-two-lines]';
/** 1 while only two columns are shown. Scripts read the breakpoint from here instead of repeating the width. */
export const compactFlag = createVar({ syntax: '<integer>', inherits: true, initialValue: '0' });
/** Number of lines. */
export const lineCount = createVar({ syntax: '<integer>', inherits: true, initialValue: '0' });
/** Width of all columns. */
export const totalWidth = createVar({ syntax: '*', inherits: true, initialValue: '0px' });
/** Width of the scrolling columns skipped before the first rendered one. */
export const skipped = createVar({ syntax: '*', inherits: true, initialValue: '0px' });
/** Width of one cell. */
export const cellWidth = createVar({ syntax: '*', inherits: false, initialValue: '160px' });
/** Sticky offset of a pinned cell from its edge. */
export const inset = createVar({ syntax: '*', inherits: false, initialValue: '0px' });
/** Background of a row. Pinned cells repeat it, since they cover the cells that scroll under them. */
export const surface = createVar();

export const root = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    minBlockSize: 0,
    containerType: 'inline-size',
    color: color.text.primary,
    fontSize: density.text,
    lineHeight: density.textLine,
    fontVariantNumeric: 'tabular-nums lining-nums',
    // A contained box would not break across pages.
    '@media': { print: { display: 'block', containerType: 'normal' } },
  }),
);

export const grid = style(
  layered({
    vars: {
      [surface]: color.surface.raised,
      [rowSize]: `var(--ui-data-table-row, ${density.row})`,
      [compactFlag]: '0',
    },
    position: 'relative',
    flex: '0 1 auto',
    minBlockSize: 0,
    maxBlockSize: 'var(--ui-data-table-max-block-size, min(40rem, 80vh))',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    overflowAnchor: 'none',
    background: surface,
    borderBlock: `${vars.line.thin} solid ${vars.table.hairline}`,
    selectors: { '&:focus-visible': focusRingInset },
    '@media': { [touch]: { vars: { [rowSize]: `max(var(--ui-data-table-row, ${density.row}), 44px)` } } },
    '@container': {
      [compact]: {
        vars: { [compactFlag]: '1', [rowSize]: 'max(2.75rem, 44px)' },
        selectors: { [`&${twoLines}`]: { vars: { [rowSize]: 'max(3.5rem, 56px)' } } },
      },
    },
  }),
);

/** The full size of the content, including unrendered rows and columns. */
export const canvas = style(
  layered({
    position: 'relative',
    inlineSize: totalWidth,
    minInlineSize: '100%',
    '@container': { [compact]: { inlineSize: '100%' } },
  }),
);
/**
 * An invisible cell with known text. Its size changes when the density or the font changes. A script reads the row
 * height and the cell padding from it, in px, so it doesn't need to know the densities.
 */
export const probe = style(
  layered({
    position: 'absolute',
    blockSize: rowSize,
    paddingInline: density.cell,
    whiteSpace: 'nowrap',
    visibility: 'hidden',
  }),
);

export const body = style(layered({ position: 'relative', blockSize: `calc(${lineCount} * ${rowSize})` }));
export const message = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    padding: space[32],
    borderBlockEnd: `${vars.line.thin} solid ${vars.table.hairline}`,
    background: color.surface.raised,
    color: color.text.secondary,
    textAlign: 'center',
  }),
);

/** Padding above and below a header's label. */
export const headPadding = space[6];

/** On phones: the checkbox, two lines, the second column, the arrow. */
const twoLined = {
  [`${twoLines} &`]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateRows: '1fr 1fr',
  },
} as const;
/** On phones each row ends with a "more" arrow. Header, totals and groups reserve its space. */
const roomForMore = {
  '@container': { [compact]: { paddingInlineEnd: `calc(7px + ${space[4]} + ${space[12]})` } },
} as const;
const flexLine = {
  display: 'flex',
  minInlineSize: '100%',
  borderBlockEnd: `${vars.line.thin} solid ${vars.table.hairline}`,
} as const;
/** The header row. Even without headers it's as tall as one line of text, so measurements taken then stay valid. */
export const headLine = style(
  layered({
    ...flexLine,
    '@container': { [compact]: { ...roomForMore['@container'][compact], selectors: twoLined } },
    minBlockSize: `calc(${textStyle('tableHead').lineHeight} + 2 * ${headPadding} + ${vars.line.thin})`,
  }),
);

export const row = style(
  layered({
    ...flexLine,
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    blockSize: rowSize,
    // Rows are positioned without a transform and stay in one stacking context, so that their pinned cells share a
    // layer. Otherwise each row would keep two layers of its own.
    contain: 'size style',
    selectors: {
      '&:hover': { vars: { [surface]: vars.table.hover }, background: surface },
      '&[data-selected]': { vars: { [surface]: color.surface.selected }, background: surface },
      '&[data-group]': { fontWeight: vars.weight.semibold },
      '[data-opens] &': { cursor: 'pointer' },
    },
    // Arrow: the rest of the row is one tap away.
    '@container': {
      [compact]: {
        selectors: {
          ...twoLined,
          // The name of a group is one line, across the row.
          [`${twoLines} &[data-group]`]: { display: 'flex' },
          [`${twoLines} &:not([data-group])::after`]: { gridArea: '1 / 4 / span 2' },
          '&[data-group]': { paddingInlineEnd: `calc(7px + ${space[4]} + ${space[12]})` },
          '&:not([data-group])::after': {
            content: '',
            flex: 'none',
            alignSelf: 'center',
            inlineSize: '7px',
            blockSize: '7px',
            marginInline: `${space[4]} ${space[12]}`,
            border: `solid ${color.text.muted}`,
            borderWidth: '1.5px 1.5px 0 0',
            rotate: '45deg',
          },
          '[dir="rtl"] &:not([data-group])::after': { rotate: '-135deg' },
        },
      },
    },
    '@media': {
      // The system gives highlighted text its own background. An outline shows the same state and stays readable.
      [forcedColors]: {
        selectors: {
          '&:hover': { outline: '1px solid Highlight', outlineOffset: '-1px' },
          '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  }),
);

/** A row without pinned cells can be laid out and painted independently. */
export const isolated = style(layered({ contain: 'strict' }));

/** Header and totals stay visible while the rows scroll. */
export const headGroup = style(
  layered({ background: surface, position: 'sticky', insetBlockStart: 0, zIndex: `calc(${vars.stack.sticky} + 2)` }),
);
export const totalsGroup = style(
  layered({
    background: surface,
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: `calc(${vars.stack.sticky} + 1)`,
    fontWeight: vars.weight.semibold,
    borderBlockStart: `${vars.line.thin} solid ${vars.table.rule}`,
  }),
);
export const totalsLine = style(
  layered({
    ...flexLine,
    '@container': { [compact]: { ...roomForMore['@container'][compact], selectors: twoLined } },
    blockSize: rowSize,
  }),
);

/** Skeleton rows with the final height, shown while the first rows load. */
export const skeletons = style(layered({ background: color.surface.raised }));
export const skeleton = style(
  layered({ ...flexLine, alignItems: 'center', gap: space[32], blockSize: rowSize, paddingInline: density.cell }),
);
/** A thin line below the header while newer rows load. */
export const progress = style(
  layered({
    position: 'absolute',
    insetBlockEnd: '-1px',
    insetInline: 0,
    blockSize: '2px',
    background: color.action.fill,
    '@media': { [forcedColors]: { background: 'Highlight' } },
  }),
);
