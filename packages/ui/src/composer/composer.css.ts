import { clippedText, textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { focusEdge } from '../internal/focus-ring.ts';
import { layered } from '../internal/layered.ts';
import { forcedColors, touch, transition } from '../internal/motion.ts';

const { color, density, space } = vars;

export const root = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0, margin: 0 }),
);
export const box = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `${vars.line.thin} solid ${vars.field.edge}`,
    borderRadius: vars.radius.tile,
    background: vars.field.surface,
    transition: transition(['border-color', 'box-shadow']),
    selectors: {
      '&:has(textarea:focus-visible)': focusEdge,
      '[data-invalid] > &': { borderColor: color.danger.text },
      '[data-disabled] > &': { background: color.surface.sunken, borderColor: color.border.default },
    },
    '@media': {
      [forcedColors]: { selectors: { '&:has(textarea:focus-visible)': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const reply = style(
  layered({
    ...textStyle('bodyDense'),
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    margin: space[8],
    marginBlockEnd: 0,
    paddingInlineStart: space[8],
    borderInlineStart: `2px solid ${color.border.control}`,
    color: color.text.secondary,
  }),
);
export const replyWords = style(layered({ flex: 1, minInlineSize: 0, ...clippedText(), whiteSpace: 'nowrap' }));
export const replyName = style(layered({ fontWeight: vars.weight.semibold }));
export const attachments = style(layered({ padding: space[8], paddingBlockEnd: 0 }));
export const line = style(
  layered({ display: 'flex', alignItems: 'flex-end', gap: space[4], padding: space[4], minInlineSize: 0 }),
);
export const input = style(
  layered({
    ...textStyle('body'),
    flex: 1,
    minInlineSize: 0,
    minBlockSize: density.control,
    maxBlockSize: '12rem',
    paddingBlock: `calc((${density.control} - 1lh) / 2)`,
    paddingInline: space[8],
    border: 0,
    background: 'transparent',
    color: 'inherit',
    outline: 'none',
    resize: 'none',
    // Grows with its content. Browsers without support scroll instead.
    fieldSizing: 'content',
    selectors: {
      '&::placeholder': { color: vars.field.placeholder, opacity: 1 },
      '&:disabled': { color: color.text.muted },
    },
    // Smaller text makes some phones zoom in.
    '@media': { [touch]: { ...textStyle('bodyLg') } },
  }),
);
export const foot = style(
  layered({
    ...textStyle('micro'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[12],
    minBlockSize: vars.type.micro.line,
    paddingInline: space[8],
    color: color.text.muted,
  }),
);
export const hint = style(
  layered({
    visibility: 'hidden',
    selectors: { '[data-component="Composer.Root"]:focus-within &': { visibility: 'visible' } },
    '@media': { [touch]: { display: 'none' } },
  }),
);
export const counter = style(
  layered({
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-invalid] &': { color: color.danger.text, fontWeight: vars.weight.semibold } },
  }),
);
export const error = style(
  layered({
    ...textStyle('bodyDense'),
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    paddingInline: space[8],
    color: color.danger.text,
  }),
);
