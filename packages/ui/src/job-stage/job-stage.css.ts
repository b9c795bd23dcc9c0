import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const root = style(
  layered({
    ...textStyle('label'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[6],
    color: vars.color.text.primary,
    whiteSpace: 'nowrap',
    selectors: { '&[data-stage="done"], &[data-stage="cancelled"]': { color: vars.color.text.secondary } },
  }),
);
export const word = style(
  layered({ selectors: { '[data-stage="cancelled"] > &': { textDecoration: 'line-through' } } }),
);
