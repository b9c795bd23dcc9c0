import { clippedText, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusEdge } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import * as hidden from '../visually-hidden/visually-hidden.css.ts';

/** Styled like a TextField that opens a list. */
export const trigger = style(
  layered({
    cursor: 'pointer',
    textAlign: 'start',
    selectors: {
      '&&': { cursor: 'pointer' },
      '&:focus-visible, &[data-state="open"]': focusEdge,
      '&[data-placeholder]': { color: vars.field.placeholder },
      '&&[data-disabled]': { cursor: 'default' },
    },
  }),
);
export const value = style(layered({ flex: 1, minInlineSize: 0, ...clippedText(), whiteSpace: 'nowrap' }));
export const chevron = style(layered({ flex: 'none', color: vars.color.text.muted }));
export const content = style(
  layered({
    inlineSize: 'max-content',
    minInlineSize: 'var(--radix-select-trigger-width)',
    maxBlockSize: 'min(22rem, var(--radix-select-content-available-height))',
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
);
export const hint = style(
  layered({
    display: 'block',
    color: vars.color.text.muted,
    fontSize: vars.type.labelDense.size,
    lineHeight: vars.type.labelDense.line,
  }),
);

/**
 * The hidden control that a form submits. The browser's validation message points to it and belongs below the field,
 * not over its label.
 */
export const native = style([
  hidden.root,
  layered({
    border: 0,
    padding: 0,
    minInlineSize: 0,
    selectors: { '[data-component="Field.Root"] > &': { insetBlockEnd: 0, insetInlineStart: vars.space[24] } },
  }),
]);
