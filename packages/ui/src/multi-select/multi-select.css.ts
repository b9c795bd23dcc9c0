import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusEdge } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors } from '../internal/motion.ts';

const { color, space } = vars;

/** Styled like a TextField. Its button covers the whole frame, with the chips' buttons on top. */
export const root = style(
  layered({
    position: 'relative',
    selectors: {
      '&&': { cursor: 'pointer', gap: space[4] },
      '&&[data-disabled]': { cursor: 'default' },
      '&:has([data-state="open"])': focusEdge,
    },
  }),
);
export const trigger = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    cursor: 'inherit',
    textAlign: 'start',
    outline: 'none',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 }, '&:disabled': { color: 'inherit' } },
  }),
);
export const placeholder = style(
  layered({ flex: 1, minInlineSize: 0, ...clippedText(), whiteSpace: 'nowrap', color: vars.field.placeholder }),
);
export const count = style(
  layered({ flex: 1, minInlineSize: 'max-content', color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }),
);
export const chevron = style(layered({ flex: 'none', color: color.text.muted, marginInlineStart: 'auto' }));

export const chips = style(
  layered({ display: 'flex', gap: space[4], minInlineSize: 0, flex: '0 1 auto', overflow: 'hidden' }),
);
/** The chips of a disabled field can't be removed but stay readable. */
export const chip = style(
  layered({
    ...textStyle('labelDense'),
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minInlineSize: '2.5rem',
    maxInlineSize: '10rem',
    paddingInlineStart: space[6],
    border: `${vars.line.thin} solid ${color.neutral.edge}`,
    borderRadius: vars.radius.badge,
    background: color.neutral.soft,
    color: color.text.primary,
    selectors: {
      '[data-disabled] &': { color: color.text.muted, background: 'transparent', paddingInlineEnd: space[6] },
    },
    '@media': { [forcedColors]: { borderColor: 'ButtonBorder' } },
  }),
);
export const chipName = style(layered({ ...clippedText(), whiteSpace: 'nowrap' }));
export const chipRemove = style(
  layered({
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '20px',
    blockSize: '20px',
    borderRadius: vars.radius.badge,
    color: color.text.muted,
    selectors: {
      '&:hover': { color: color.text.primary, background: color.surface.hover },
      '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: '-2px' },
    },
  }),
);

export const box = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '18px',
    blockSize: '18px',
    border: `${vars.line.thin} solid ${vars.field.edge}`,
    borderRadius: vars.radius.badge,
    background: vars.field.surface,
    color: 'transparent',
    selectors: {
      '[data-selected] > &': {
        background: color.text.primary,
        borderColor: color.text.primary,
        color: color.surface.base,
      },
      '[data-disabled] > &': { borderColor: color.border.default },
      '[data-disabled][data-selected] > &': { background: color.text.disabled },
    },
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Canvas',
        borderColor: 'CanvasText',
        color: 'Canvas',
        selectors: { '[data-selected] > &': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  }),
);
export const summary = style(
  layered({
    ...textStyle('bodyDense'),
    flex: 1,
    minInlineSize: 'max-content',
    color: color.text.muted,
    fontVariantNumeric: 'tabular-nums',
  }),
);
