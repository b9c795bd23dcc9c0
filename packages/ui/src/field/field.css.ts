import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const root = style(
  layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    minInlineSize: 0,
    border: 0,
    margin: 0,
    padding: 0,
  }),
);

export const label = style(
  layered({
    ...textStyle('label'),
    color: vars.color.text.primary,
    selectors: { '[data-disabled] > &': { color: vars.color.text.disabled } },
  }),
);

export const mark = style(layered({ color: vars.color.text.muted, fontWeight: vars.weight.regular }));

export const description = style(
  layered({ ...textStyle('bodyDense'), color: vars.color.text.secondary, maxInlineSize: '60ch' }),
);

export const error = style(
  layered({
    ...textStyle('bodyDense'),
    display: 'flex',
    gap: vars.space[6],
    alignItems: 'flex-start',
    color: vars.color.danger.text,
    fontWeight: vars.weight.medium,
    maxInlineSize: '60ch',
  }),
);
