import { style } from '@vanilla-extract/css';
import { vars } from '@roadside/tokens/theme';

export const root = style({
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'start',
  whiteSpace: 'normal',
});
export const bar = style({ inlineSize: '100%' });
