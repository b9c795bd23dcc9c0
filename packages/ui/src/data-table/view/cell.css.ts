import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { blocksDoNotCenter } from '../../internal/centering.ts';
import { focusRingInset } from '../../internal/focus-ring.ts';
import { layered } from '../../internal/layered.ts';
import { forcedColors } from '../../internal/motion.ts';
import { cellWidth, compact, inset, rowSize, skipped, surface, twoLines } from './grid.css.ts';

const { color, density, space } = vars;

export const cell = style(
  layered({
    flex: 'none',
    inlineSize: cellWidth,
    paddingInline: density.cell,
    whiteSpace: 'nowrap',
    // One line, vertically centered at any density.
    alignContent: 'center',
    selectors: {
      '&:focus-visible': { ...focusRingInset, zIndex: 1 },
      '&[data-empty], &[data-masked]': { color: color.text.muted },
      '&[data-marked]': { background: color.surface.selected },
      // While resizing, the column may be narrower than it was drawn for.
      '[data-resizing] &': { overflow: 'hidden' },
    },
    '@supports': {
      [blocksDoNotCenter]: { paddingBlock: `calc((${rowSize} - ${vars.line.thin} - ${density.textLine}) / 2)` },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[data-marked]': { outline: '1px dashed Highlight', outlineOffset: '-1px' } } },
    },
  }),
);
/**
 * Truncates long text. Clipping costs more than the rest of a cell, and a layer in pinned cells, so cells whose text is
 * certain to fit aren't clipped.
 */
export const clipped = style(layered({ ...clippedText(), overflow: 'clip' }));
/**
 * The column that grows to fill the table. When columns overflow, none grows, since the space belongs to columns that
 * aren't rendered.
 */
export const growing = style(
  layered({ flex: '1 0 auto', selectors: { ':where([data-overflowing]) &': { flex: 'none' } } }),
);
export const numeric = style(layered({ unicodeBidi: 'normal', textAlign: 'end' }));
export const code = style(layered({ fontFamily: vars.font.mono, fontSize: '0.95em' }));
export const rowHeader = style(layered({ fontWeight: vars.weight.medium }));
/** Offsets the first drawn cell by the skipped columns. */
export const afterSkipped = style(layered({ marginInlineStart: skipped }));

const pinned = { position: 'sticky', zIndex: vars.stack.sticky, background: surface } as const;
export const pinnedStart = style(
  layered({ ...pinned, insetInlineStart: inset, '@container': { [compact]: { position: 'static' } } }),
);
export const pinnedEnd = style(
  layered({ ...pinned, insetInlineEnd: inset, '@container': { [compact]: { position: 'static' } } }),
);
/** The border between pinned and scrolling columns, while columns overflow. */
export const startEdge = style(
  layered({
    selectors: { '[data-overflowing] &': { borderInlineEnd: `${vars.line.thin} solid ${vars.table.hairline}` } },
  }),
);
export const endEdge = style(
  layered({
    marginInlineStart: 'auto',
    selectors: { '[data-overflowing] &': { borderInlineStart: `${vars.line.thin} solid ${vars.table.hairline}` } },
  }),
);
/** Marks a selected row at the edge of its first column. */
export const first = style(
  layered({
    selectors: {
      '[data-selected] > &': { boxShadow: `inset 2px 0 ${vars.table.selectedEdge}` },
      '[dir="rtl"] [data-selected] > &': { boxShadow: `inset -2px 0 ${vars.table.selectedEdge}` },
    },
    '@media': {
      [forcedColors]: { selectors: { '[data-selected] > &': { borderInlineStart: '2px solid Highlight' } } },
    },
  }),
);

/** The row's name as a link. On phones it fills the cell. */
export const rowLink = style(
  layered({
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusRingInset,
    },
    '@container': {
      [compact]: {
        display: 'block',
        blockSize: '100%',
        alignContent: 'center',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        // On one line with the cell beside it.
        selectors: { [`${twoLines} &`]: { alignContent: 'end' } },
      },
    },
  }),
);
/** A row mark, at the edge of the first column. */
export const marked = style(
  layered({
    selectors: Object.fromEntries(
      (['neutral', 'info', 'success', 'beacon', 'danger'] as const).flatMap((tone) => [
        [`[data-mark="${tone}"] > &`, { boxShadow: `inset 3px 0 ${color[tone].solid}` }],
        [`[dir="rtl"] [data-mark="${tone}"] > &`, { boxShadow: `inset -3px 0 ${color[tone].solid}` }],
      ]),
    ),
    '@media': {
      [forcedColors]: { selectors: { '[data-mark] > &': { borderInlineStart: '3px solid CanvasText' } } },
    },
  }),
);

/** What a cell is on a phone, by the priority of its column. */
export const onPhone = {
  /** Fills the space beside the second. */
  1: style(
    layered({
      '@container': {
        [compact]: {
          flex: '1 1 0',
          minInlineSize: 0,
          marginInlineStart: 0,
          selectors: { [`${twoLines} &`]: { gridArea: '1 / 2', inlineSize: 'auto', alignContent: 'end' } },
        },
      },
    }),
  ),
  /**
   * Has the same width in the header and in every row, regardless of content. Sized relative to the table, because rows
   * and header reserve space for different marks.
   */
  2: style(
    layered({
      '@container': {
        [compact]: {
          flex: 'none',
          inlineSize: `min(${cellWidth}, 55cqi)`,
          marginInlineStart: 0,
          selectors: { [`${twoLines} &`]: { gridArea: '1 / 3', alignContent: 'end' } },
        },
      },
    }),
  ),
  /** The second line, across the row. */
  3: style(
    layered({
      '@container': {
        [compact]: {
          gridArea: '2 / 2 / auto / span 2',
          inlineSize: 'auto',
          minInlineSize: 0,
          marginInlineStart: 0,
          alignContent: 'start',
          textAlign: 'start',
          color: color.text.secondary,
          fontSize: textStyle('labelDense').fontSize,
          lineHeight: textStyle('labelDense').lineHeight,
        },
      },
    }),
  ),
  /** Also hides a header, whose own display comes later: the server draws the headers of all columns. */
  spare: style(layered({ '@container': { [compact]: { selectors: { '&&': { display: 'none' } } } } })),
} as const;

export const pick = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    paddingInline: 0,
    '@container': { [compact]: { selectors: { [`${twoLines} &`]: { gridArea: '1 / 1 / span 2' } } } },
  }),
);
export const group = style(layered({ display: 'flex', alignItems: 'center', gap: space[4], textAlign: 'start' }));
export const indent = style(
  layered({ flex: 'none', inlineSize: `calc(var(--ui-data-table-depth, 0) * ${space[20]})` }),
);
/** Indents a row by its group level. */
export const leaf = style(
  layered({ paddingInlineStart: `calc(${density.cell} + var(--ui-data-table-depth, 0) * ${space[20]})` }),
);
export const twist = style(
  layered({
    flex: 'none',
    display: 'flex',
    color: color.text.muted,
    selectors: {
      '[aria-expanded="true"] &': { rotate: '90deg' },
      '[dir="rtl"] [aria-expanded="true"] &': { rotate: '-90deg' },
    },
  }),
);
export const groupWords = style(layered(clippedText()));
export const groupCount = style(
  layered({ flex: 'none', marginInlineStart: space[4], color: color.text.muted, fontWeight: vars.weight.regular }),
);
