import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const body = style(
  layered({ display: 'grid', gap: vars.space[12], selectors: { '&:empty': { display: 'none' } } }),
);
