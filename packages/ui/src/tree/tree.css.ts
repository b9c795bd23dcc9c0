import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';
import { forcedColors, reducedMotion, touch, transition } from '../internal/motion.ts';

const { color, density, space } = vars;
/** Depth of a row, from 1. React Aria sets it. */
const level = 'var(--tree-item-level)';
const indent = createVar();

export const root = style(layered({ vars: { [indent]: space[20] }, minInlineSize: 0 }));
export const list = style(
  layered({
    display: 'block',
    minInlineSize: 0,
    maxBlockSize: 'var(--ui-tree-max-block-size, none)',
    overflowY: 'auto',
    outline: 'none',
    '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
  }),
);
/** A long tree is virtualized, which needs a height. */
export const windowed = style(layered({ maxBlockSize: 'var(--ui-tree-max-block-size, 28rem)' }));
export const item = style(
  layered({
    ...textStyle('body'),
    position: 'relative',
    borderRadius: vars.radius.badge,
    color: color.text.primary,
    outline: 'none',
    cursor: 'default',
    transition: transition(['background-color']),
    selectors: {
      '&[data-hovered], &:hover:not([data-disabled])': { background: color.surface.hover },
      '&[data-selected]': { background: color.surface.selected },
      '&[data-selected]::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '2px',
        background: vars.table.selectedEdge,
      },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: color.text.disabled },
      '&[data-href], &[data-action]': { cursor: 'pointer' },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);
export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minInlineSize: 0,
    minBlockSize: density.controlSm,
    paddingInlineStart: `calc((${level} - 1) * ${indent} + ${space[4]})`,
    paddingInlineEnd: space[8],
    '@media': { [touch]: { minBlockSize: '44px' } },
  }),
);
export const toggle = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: space[24],
    blockSize: space[24],
    borderRadius: vars.radius.badge,
    color: color.text.muted,
    cursor: 'pointer',
    selectors: { '&:hover': { color: color.text.primary } },
    '@media': { [touch]: { inlineSize: '44px', blockSize: '44px' } },
  }),
);
export const turn = style(
  layered({
    display: 'flex',
    transition: transition(['transform'], 'quick'),
    selectors: {
      '[data-expanded] &': { transform: 'rotate(90deg)' },
      '[dir="rtl"] [data-expanded] &': { transform: 'rotate(-90deg)' },
    },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
export const leaf = style(
  layered({ flex: 'none', inlineSize: space[24], '@media': { [touch]: { inlineSize: '44px' } } }),
);
export const box = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '16px',
    blockSize: '16px',
    marginInlineEnd: space[4],
    border: `${vars.line.thin} solid ${vars.field.edge}`,
    borderRadius: vars.radius.badge,
    background: vars.field.surface,
    color: 'transparent',
    selectors: {
      '[data-selected] &': {
        background: color.text.primary,
        borderColor: color.text.primary,
        color: color.surface.base,
      },
    },
    '@media': {
      // Otherwise the system would give the check mark of an empty box the text color.
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'CanvasText',
        color: 'Canvas',
        selectors: {
          '[data-selected] &': { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' },
          '[data-disabled] &': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);
export const leading = style(
  layered({ display: 'flex', flex: 'none', color: color.text.muted, marginInlineEnd: space[4] }),
);
export const words = style(
  layered({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, paddingBlock: space[4] }),
);
export const label = style(layered({ ...clippedText(), whiteSpace: 'nowrap' }));
export const description = style(
  layered({
    ...textStyle('labelDense'),
    fontWeight: vars.weight.regular,
    color: color.text.secondary,
    ...clippedText(),
    whiteSpace: 'nowrap',
  }),
);
export const message = style(
  layered({
    ...textStyle('bodyDense'),
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
export const empty = style(layered({ padding: space[12], color: color.text.secondary }));
