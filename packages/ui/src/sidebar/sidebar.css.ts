import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, reducedMotion, touch, transition } from '../internal/motion.ts';

const { color, space } = vars;
const narrow = '(max-width: 44rem)';

export const frame = style(
  layered({ containerType: 'inline-size', containerName: 'sidebar', inlineSize: '100%', minInlineSize: 0 }),
);
export const halves = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'var(--ui-sidebar-size, 14rem) minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[24],
    '@container': { [`sidebar ${narrow}`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] } },
  }),
);
export const body = style(layered({ minInlineSize: 0 }));

export const root = style(layered({ minInlineSize: 0 }));
/**
 * In a narrow container the menu is one line that expands. Beside its content it is always open and needs no button.
 */
export const toggle = style(
  layered({
    ...textStyle('label'),
    display: 'none',
    alignItems: 'center',
    gap: space[8],
    inlineSize: '100%',
    minBlockSize: vars.density.control,
    paddingInline: space[12],
    border: `${vars.line.thin} solid ${color.border.default}`,
    borderRadius: vars.radius.control,
    background: color.surface.raised,
    color: color.text.primary,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.surface.hover }, '&:focus-visible': focusRingInset },
    '@media': { [touch]: { minBlockSize: '44px' } },
    '@container': { [`sidebar ${narrow}`]: { display: 'flex' } },
  }),
);
export const toggleWord = style(layered({ flex: 1, minInlineSize: 0, ...clippedText(), whiteSpace: 'nowrap' }));
export const turn = style(
  layered({
    flex: 'none',
    transition: transition(['transform'], 'quick'),
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
    '@media': { [reducedMotion]: { transition: 'none' } },
  }),
);
export const content = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    minInlineSize: 0,
    '@container': {
      [`sidebar ${narrow}`]: {
        paddingBlockStart: space[8],
        selectors: { '[data-component="Sidebar.Root"]:not([data-open]) > &': { display: 'none' } },
      },
    },
  }),
);

export const group = style(layered({ minInlineSize: 0 }));
const heading = layered({
  ...textStyle('labelDense'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  inlineSize: '100%',
  minBlockSize: space[24],
  paddingInline: space[8],
  color: color.text.muted,
  textAlign: 'start',
});
export const groupLabel = style([heading, layered({ marginBlockEnd: space[4] })]);
export const groupTrigger = style([
  heading,
  layered({
    marginBlockEnd: space[4],
    borderRadius: vars.radius.badge,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface.hover, color: color.text.primary },
      '&:focus-visible': focusRingInset,
    },
    '@media': { [touch]: { minBlockSize: '44px' } },
  }),
]);
export const groupWord = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const list = style(layered({ display: 'flex', flexDirection: 'column', gap: space[2], listStyle: 'none' }));

export const item = style(
  layered({
    ...textStyle('label'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    inlineSize: '100%',
    minBlockSize: '32px',
    paddingBlock: space[4],
    paddingInline: space[8],
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: transition(['background-color', 'color']),
    selectors: {
      '&:hover': { background: color.surface.hover, color: color.text.primary },
      '&:focus-visible': focusRingInset,
      '&[data-current]': {
        background: color.surface.hover,
        color: color.text.primary,
        fontWeight: vars.weight.semibold,
      },
      '&[data-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: '8px',
        insetInlineStart: 0,
        inlineSize: '3px',
        borderRadius: '2px',
        background: color.text.primary,
      },
    },
    '@media': {
      [touch]: { minBlockSize: '44px' },
      [forcedColors]: { selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);
export const icon = style(
  layered({
    display: 'flex',
    flex: 'none',
    color: color.text.muted,
    selectors: { '[data-current] > &': { color: 'inherit' } },
  }),
);
export const word = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }));
export const count = style(
  layered({
    ...textStyle('labelDense'),
    flex: 'none',
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);
