import { components, textStyle, vars } from '@roadside/tokens/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { focusRingInset } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, radius, space } = vars;
const cell = createVar();
/** Touch size; seven of them fit into the narrowest page. */
const narrow = 'min(44px, (100vw - 3rem) / 7)';

export const root = style(
  layered({
    vars: { [cell]: `max(${vars.density.control}, 2rem)` },
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[24],
    inlineSize: 'fit-content',
    color: color.text.primary,
    '@media': { [touch]: { vars: { [cell]: narrow } } },
  }),
);
export const month = style(layered({ display: 'flex', flexDirection: 'column', flexGrow: 1, gap: space[8] }));
export const header = style(
  layered({
    display: 'grid',
    gridTemplateColumns: `${vars.density.controlSm} 1fr ${vars.density.controlSm}`,
    alignItems: 'center',
    '@media': { [touch]: { gridTemplateColumns: '44px 1fr 44px' } },
  }),
);
export const title = style(
  layered({
    ...textStyle('label'),
    fontWeight: vars.weight.semibold,
    gridColumn: 2,
    textAlign: 'center',
    display: 'flex',
    justifyContent: 'center',
    gap: space[2],
  }),
);
export const previous = style(layered({ gridColumn: 1 }));
export const next = style(layered({ gridColumn: 3 }));

/** A native select for months or years that looks like the title it's in. */
export const jump = style(layered({ position: 'relative', display: 'inline-flex', alignItems: 'center' }));
export const jumpList = style(
  layered({
    appearance: 'none',
    paddingBlock: space[4],
    paddingInline: `${space[6]} ${space[20]}`,
    border: 0,
    borderRadius: radius.control,
    background: 'transparent',
    font: 'inherit',
    fontStretch: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    transition: transition(['background-color']),
    selectors: {
      '&:hover:not(:disabled)': { background: color.surface.highlight },
      '&:focus-visible': focusRingInset,
      '&:disabled': { color: color.text.disabled, cursor: 'default' },
    },
    '@media': { [touch]: { minBlockSize: '44px' } },
  }),
);
export const jumpMark = style(
  layered({ position: 'absolute', insetInlineEnd: space[2], color: color.text.muted, pointerEvents: 'none' }),
);

export const grid = style(
  layered({ inlineSize: '100%', borderSpacing: `0 ${space[2]}`, marginBlock: `calc(${space[2]} * -1)` }),
);
globalStyle(`${grid} td`, { '@layer': { [components]: { padding: 0 } } });

export const weekday = style(
  layered({
    ...textStyle('micro'),
    minInlineSize: cell,
    paddingBlockEnd: space[4],
    color: color.text.muted,
    textAlign: 'center',
  }),
);

export const day = style(
  layered({
    ...textStyle('body'),
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: cell,
    blockSize: cell,
    borderRadius: radius.control,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    selectors: {
      '&[data-hovered]:not([data-selected])': { background: color.surface.highlight },
      // Today is marked by weight and a bar below the number, so it's visible in every state.
      '&[data-today]': { fontWeight: vars.weight.semibold },
      '&[data-today]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: '4px',
        inlineSize: '12px',
        blockSize: '2px',
        borderRadius: radius.bar,
        background: 'currentcolor',
      },
      '&[data-selected]': { background: color.action.fill, color: color.action.text },
      // The days between the ends form one subtle band.
      '[data-range] &[data-selected]': {
        borderRadius: 0,
        background: color.surface.selected,
        color: color.text.primary,
      },
      '[data-range] &[data-selection-start], [data-range] &[data-selection-end]': {
        background: color.action.fill,
        color: color.action.text,
      },
      '[data-range] :first-child > &[data-selected], [data-range] &[data-selection-start]': {
        borderStartStartRadius: radius.control,
        borderEndStartRadius: radius.control,
      },
      '[data-range] :last-child > &[data-selected], [data-range] &[data-selection-end]': {
        borderStartEndRadius: radius.control,
        borderEndEndRadius: radius.control,
      },
      '&[data-unavailable]': { color: color.text.muted, textDecoration: 'line-through', cursor: 'default' },
      '&[data-disabled]': { color: color.text.disabled, cursor: 'default' },
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-invalid][data-selected]': { background: color.danger.soft, color: color.danger.text },
      '&[data-invalid][data-selection-start], &[data-invalid][data-selection-end]': {
        background: color.danger.solid,
        color: color.danger.onSolid,
      },
      '&[data-focus-visible]': focusRingInset,
      '&[data-selected][data-focus-visible]': { outlineColor: color.action.text },
    },
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-selected], [data-range] &[data-selected]': { background: 'Highlight', color: 'HighlightText' },
          '&[data-selected][data-focus-visible]': { outlineColor: 'HighlightText' },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
        },
      },
    },
  }),
);
