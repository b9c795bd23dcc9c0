import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.ts';
import { goalColors } from '../internal/goal.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, density, space } = vars;
/** Background of a row. The sticky column repeats it to cover the cells that scroll under it. */
const rowSurface = createVar();

export const root = style(
  layered({
    vars: { [rowSurface]: color.surface.raised },
    position: 'relative',
    maxBlockSize: 'var(--ui-table-max-block-size, none)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    background: rowSurface,
    containerType: 'inline-size',
    selectors: { '&:focus-visible': focusRingInset },
    // Paper does not scroll, so tables print in a smaller size.
    '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
  }),
);

export const table = style(
  layered({
    inlineSize: '100%',
    fontSize: density.text,
    lineHeight: density.textLine,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '@media': { print: { fontSize: vars.type.micro.size } },
  }),
);
export const caption = style(
  layered({ ...textStyle('label'), textAlign: 'start', paddingBlockEnd: space[8], color: color.text.secondary }),
);

const cell = layered({
  blockSize: density.row,
  paddingBlock: 0,
  paddingInline: density.cell,
  '@media': { print: { paddingInline: space[4] } },
  borderBlockEnd: `${vars.line.thin} solid ${vars.table.hairline}`,
  verticalAlign: 'middle',
  textAlign: 'start',
});
const numeric = { selectors: { '&[data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' } } } as const;
const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.stack.sticky,
  background: rowSurface,
  selectors: { '[data-overflowing] &': { borderInlineEnd: `${vars.line.thin} solid ${vars.table.hairline}` } },
} as const;

export const header = style(
  layered({ position: 'sticky', insetBlockStart: 0, zIndex: `calc(${vars.stack.sticky} + 1)` }),
);
export const headerCell = style([
  cell,
  layered({
    ...textStyle('tableHead'),
    ...numeric,
    color: vars.table.head.text,
    background: rowSurface,
    borderBlockEndColor: vars.table.rule,
    verticalAlign: 'bottom',
    paddingBlock: space[6],
  }),
]);
export const headerCorner = style(layered({ ...pinned, zIndex: `calc(${vars.stack.sticky} + 1)` }));

export const sort = style(
  layered({
    display: 'flex',
    inlineSize: 'fit-content',
    alignItems: 'center',
    gap: space[4],
    // A 24 px target whose label aligns with the other headers.
    marginInline: `calc(${space[6]} * -1)`,
    marginBlock: `calc(${space[4]} * -1)`,
    paddingInline: space[6],
    minBlockSize: space[24],
    borderRadius: vars.radius.badge,
    color: 'inherit',
    font: 'inherit',
    fontStretch: 'inherit',
    textDecoration: 'none',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text.primary, background: color.surface.hover },
      '&:focus-visible': focusRingInset,
      '[aria-sort="ascending"] &, [aria-sort="descending"] &': { color: color.text.primary },
      '[data-numeric] > &': { flexDirection: 'row-reverse', marginInlineStart: 'auto' },
    },
    '@media': { [touch]: { minBlockSize: '44px', marginBlock: 0 } },
  }),
);
export const sortMark = style(
  layered({
    flex: 'none',
    opacity: 0,
    selectors: {
      [`:is(${sort}:hover, ${sort}:focus-visible) &`]: { opacity: 0.6 },
      '[aria-sort="ascending"] &, [aria-sort="descending"] &': { opacity: 1 },
    },
  }),
);

export const row = style(
  layered({
    background: rowSurface,
    transition: transition(['background-color']),
    selectors: {
      'tbody > &:hover': { vars: { [rowSurface]: vars.table.hover } },
      '&[data-selected]': { vars: { [rowSurface]: color.surface.selected } },
      '&[data-drillable]': { cursor: 'pointer' },
      'tfoot > &': { fontWeight: vars.weight.semibold },
    },
    '@media': {
      print: { breakInside: 'avoid' },
      [forcedColors]: {
        selectors: {
          'tbody > &:hover': { outline: '1px solid Highlight', outlineOffset: '-1px' },
          // A selected row uses the system's selection colors, so no backplate is painted behind its text.
          '&[data-selected]': {
            vars: { [rowSurface]: 'Highlight' },
            forcedColorAdjust: 'none',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const rowHeader = style([
  cell,
  layered({
    ...pinned,
    fontWeight: vars.weight.medium,
    minInlineSize: '9rem',
    maxInlineSize: '22rem',
    selectors: {
      ...pinned.selectors,
      'tr[data-selected] > &::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '2px',
        background: vars.table.selectedEdge,
      },
    },
    // On a phone the first column takes no more than about a third.
    '@container': { '(max-width: 36rem)': { minInlineSize: '7.5rem', maxInlineSize: '9.5rem' } },
  }),
]);

export const drill = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    maxInlineSize: '100%',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: vars.radius.bar,
    selectors: {
      '&:hover, tr:hover &': { textDecoration: 'underline', textDecorationColor: color.border.control },
      '&:focus-visible': focusRingInset,
    },
    '@media': { [touch]: { minBlockSize: '44px' } },
  }),
);
export const drillText = style(layered(clippedText()));
export const drillMark = style(
  layered({ flex: 'none', color: color.text.muted, selectors: { 'tr:hover &': { color: color.text.primary } } }),
);

export const bodyCell = style([
  cell,
  layered({ ...numeric, selectors: { ...numeric.selectors, '&[data-empty]': { color: color.text.muted } } }),
]);
export const footer = style(
  layered({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: `calc(${vars.stack.sticky} + 1)`,
    // Paper repeats a footer on each page, as if the totals were those of the rows above.
    '@media': { print: { display: 'table-row-group' } },
  }),
);
export const footerCell = style(
  layered({
    selectors: {
      'tfoot &': {
        background: rowSurface,
        borderBlockStart: `${vars.line.thin} solid ${vars.table.rule}`,
        borderBlockEnd: 0,
        fontWeight: vars.weight.semibold,
      },
    },
  }),
);

/**
 * The goal mark follows the number and grows with urgency; the numbers stay aligned with their header. Only what is off
 * its goal is colored text, so that it stands out among many close ones.
 */
const mark = (inlineSize: string, background: string) => ({
  content: '',
  display: 'inline-block',
  verticalAlign: '-0.12em',
  inlineSize,
  blockSize: '0.9em',
  marginInlineStart: '4px',
  marginInlineEnd: `calc(-4px - ${inlineSize})`,
  borderRadius: '1px',
  background,
  // Browsers leave backgrounds out on paper, and the mark is nothing else.
  printColorAdjust: 'exact' as const,
});
export const goal = styleVariants({
  green: layered({ selectors: { '&::after': mark('2px', goalColors.green.edge) } }),
  yellow: layered({
    selectors: {
      '&::after': { ...mark('4px', 'transparent'), boxShadow: `inset 0 0 0 1px ${goalColors.yellow.text}` },
    },
  }),
  red: layered({
    color: goalColors.red.text,
    fontWeight: vars.weight.semibold,
    selectors: { '&::after': mark('5px', goalColors.red.edge) },
  }),
});
export const empty = style([
  cell,
  layered({ blockSize: 'auto', paddingBlock: space[32], color: color.text.secondary, textAlign: 'center' }),
]);
