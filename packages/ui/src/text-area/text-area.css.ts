import { textStyle, vars } from '@roadside/tokens/theme';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';

const { space } = vars;
const padBlock = createVar();
const padInline = createVar();

/** Styled like a TextField, but as tall as its text. */
export const root = recipe({
  base: layered({
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 0,
    paddingInline: 0,
    selectors: { '&&': { blockSize: 'auto' } },
  }),
  variants: {
    size: {
      sm: layered({ vars: { [padBlock]: space[4], [padInline]: space[8] } }),
      md: layered({ vars: { [padBlock]: space[6], [padInline]: space[8] } }),
      lg: layered({ vars: { [padBlock]: space[8], [padInline]: space[12] } }),
    },
  },
});

export const input = style(
  layered({
    display: 'block',
    minInlineSize: 0,
    inlineSize: '100%',
    margin: 0,
    paddingBlock: padBlock,
    paddingInline: padInline,
    border: 0,
    background: 'transparent',
    font: 'inherit',
    fontStretch: 'inherit',
    color: 'inherit',
    outline: 'none',
    // Chrome supports `block` since 118 and WebKit does not support it. All text here is horizontal.
    resize: ['vertical', 'block'],
    selectors: {
      '&::placeholder': { color: vars.field.placeholder, opacity: 1 },
      '[data-disabled] > &': { resize: 'none' },
    },
  }),
);

/** Where supported, the field grows with its text up to the limit and needs no resize handle. */
export const grows = style(
  layered({
    maxBlockSize: '24rem',
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content', resize: 'none' } },
  }),
);

export const counter = style(
  layered({
    ...textStyle('micro'),
    alignSelf: 'end',
    paddingBlockEnd: space[4],
    paddingInline: padInline,
    color: vars.color.text.muted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&[data-full]': { color: vars.color.danger.text } },
  }),
);
