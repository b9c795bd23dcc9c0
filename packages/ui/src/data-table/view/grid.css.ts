import { textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { focusRingInset } from '../../internal/focus-ring.ts';
import { layered } from '../../internal/layered.ts';
import { forcedColors, touch } from '../../internal/motion.ts';

const { color, density, space } = vars;

/** Below this the table is a list of two columns. */
export const compact = '(max-width: 36rem)';

/** Height of a row. */
export const rowSize = createVar({ syntax: '<length>', inherits: true, initialValue: '36px' });
/** 1 while two columns are shown; script reads it from here, and knows no widths. */
export const compactFlag = createVar({ syntax: '<integer>', inherits: true, initialValue: '0' });
/** How many lines there are. */
export const lineCount = createVar({ syntax: '<integer>', inherits: true, initialValue: '0' });
/** Width of all columns. */
export const totalWidth = createVar({ syntax: '*', inherits: true, initialValue: '0px' });
/** Width of the scrolling columns that are left out before the first drawn one. */
export const skipped = createVar({ syntax: '*', inherits: true, initialValue: '0px' });
/** Width of one cell. */
export const cellWidth = createVar({ syntax: '*', inherits: false, initialValue: '160px' });
/** How far from its edge a pinned cell stays. */
export const inset = createVar({ syntax: '*', inherits: false, initialValue: '0px' });
/** What a row shows behind its cells; pinned ones repeat it, since they cover what scrolls under them. */
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
    '@container': { [compact]: { vars: { [compactFlag]: '1', [rowSize]: 'max(2.75rem, 44px)' } } },
  }),
);

/** As wide and high as everything would be. */
export const canvas = style(
  layered({
    position: 'relative',
    inlineSize: totalWidth,
    minInlineSize: '100%',
    '@container': { [compact]: { inlineSize: '100%' } },
  }),
);
/**
 * One cell with known words and never seen: its size tells when density or font change. A script reads the height
 * of a row and the padding of a cell from it, in px, and needs to know no densities.
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

/** Above and below the words of a head. */
export const headPadding = space[6];

/** On a phone each row ends with the mark of more; heads, totals and groups keep its room free. */
const roomForMore = {
  '@container': { [compact]: { paddingInlineEnd: `calc(7px + ${space[4]} + ${space[12]})` } },
} as const;
const flexLine = {
  display: 'flex',
  minInlineSize: '100%',
  borderBlockEnd: `${vars.line.thin} solid ${vars.table.hairline}`,
} as const;
/** Heads side by side. Without any yet it is as high as with one line of words, so that what is measured then still holds. */
export const headLine = style(
  layered({
    ...flexLine,
    ...roomForMore,
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
    // Rows are placed without a transform and stay part of one stacking order, so that their pinned cells share a
    // layer: with either, each row would keep two layers of its own.
    contain: 'size style',
    selectors: {
      '&:hover': { vars: { [surface]: vars.table.hover }, background: surface },
      '&[data-selected]': { vars: { [surface]: color.surface.selected }, background: surface },
      '&[data-group]': { fontWeight: vars.weight.semibold },
      '[data-opens] &': { cursor: 'pointer' },
    },
    // One tap away: the rest of the row.
    '@container': {
      [compact]: {
        selectors: {
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
      // The system paints marked text on a ground of its own; an outline says the same and stays readable.
      [forcedColors]: {
        selectors: {
          '&:hover': { outline: '1px solid Highlight', outlineOffset: '-1px' },
          '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  }),
);

/** A row without pinned cells may be laid out and painted by itself. */
export const isolated = style(layered({ contain: 'strict' }));

/** Heads and totals stay while the rows scroll. */
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
export const totalsLine = style(layered({ ...flexLine, ...roomForMore, blockSize: rowSize }));

/** Rows of the final height while the first ones are on their way. */
export const skeletons = style(layered({ background: color.surface.raised }));
export const skeleton = style(
  layered({ ...flexLine, alignItems: 'center', gap: space[32], blockSize: density.row, paddingInline: density.cell }),
);
/** A thin line under the heads while newer rows are on their way. */
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
