import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../internal/focus-ring.ts';
import { layered } from '../../internal/layered.ts';
import { forcedColors } from '../../internal/motion.ts';
import { compact, headPadding, surface } from './grid.css.ts';

const { color, space } = vars;

export const headCell = style(
  layered({
    ...textStyle('tableHead'),
    // The header of a code column is regular text.
    fontFamily: 'inherit',
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    gap: space[4],
    paddingBlock: headPadding,
    overflow: 'visible',
    whiteSpace: 'normal',
    color: vars.table.head.text,
    background: surface,
    userSelect: 'none',
    selectors: {
      '&[data-sortable]': { cursor: 'pointer' },
      '&[data-sortable]:hover, &[data-sort]': { color: color.text.primary },
      '&[data-dragging]': { opacity: 0.5 },
      '&:focus-visible': focusRingInset,
    },
  }),
);
/** The header of the checkbox column. */
export const pickHead = style(layered({ justifyContent: 'center' }));
export const numeric = style(layered({ flexDirection: 'row-reverse' }));
export const pinned = style(layered({ position: 'sticky', zIndex: vars.stack.sticky }));

/** At most two lines; the menu shows the full name. */
export const words = style(
  layered({
    minInlineSize: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
);
export const unit = style(layered({ color: color.text.muted, fontWeight: vars.weight.regular }));
export const sortMark = style(
  layered({
    flex: 'none',
    display: 'inline-flex',
    minInlineSize: '16px',
    minBlockSize: '16px',
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);
/** Shows on an unsorted header what a click would do. */
export const sortHint = style(
  layered({ opacity: 0, selectors: { [`${headCell}:hover &, ${headCell}:focus-visible &`]: { opacity: 0.5 } } }),
);

export const menu = style(
  layered({
    position: 'absolute',
    insetBlockEnd: '1px',
    insetInlineEnd: '9px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: space[24],
    blockSize: `calc(100% - 2px)`,
    maxBlockSize: '32px',
    color: color.text.secondary,
    background: surface,
    borderRadius: vars.radius.badge,
    opacity: 0,
    cursor: 'pointer',
    selectors: {
      [`${headCell}:hover > &, ${headCell}:focus-visible > &, &[aria-expanded="true"]`]: { opacity: 1 },
      '&:hover': { color: color.text.primary, background: color.surface.hover },
      // At the end edge it would cover a numeric header's label.
      [`${numeric} > &`]: { insetInlineEnd: 'auto', insetInlineStart: '1px' },
    },
    '@media': { '(hover: none)': { opacity: 1 } },
    // Phones sort and choose columns in the toolbar; here it would cover the names.
    '@container': { [compact]: { display: 'none' } },
  }),
);

export const handle = style(
  layered({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: '8px',
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: space[6],
        insetInlineEnd: '1px',
        inlineSize: '1px',
        background: 'transparent',
      },
      [`${headCell}:hover > &::after`]: { background: color.border.default },
      '&:hover::after, &[data-dragging]::after': { background: color.focus.ring, inlineSize: '2px', insetInlineEnd: 0 },
    },
    '@media': {
      [forcedColors]: { selectors: { '&:hover::after, &[data-dragging]::after': { background: 'Highlight' } } },
    },
  }),
);

/** Where a dragged column would drop. */
export const dropMark = style(
  layered({
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '-1px',
        inlineSize: '2px',
        background: color.focus.ring,
        zIndex: 1,
      },
      '&[data-drop="end"]::before': { insetInlineStart: 'auto', insetInlineEnd: '-1px' },
    },
  }),
);
