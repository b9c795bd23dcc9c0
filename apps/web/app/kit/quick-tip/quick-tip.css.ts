import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  maxInlineSize: '44rem',
  marginBlock: vars.space[16],
  '@media': { print: { display: 'none' } },
});
const fingersOnly = '(hover: none) and (pointer: coarse)';
export const keys = style({ '@media': { [fingersOnly]: { display: 'none' } } });
export const fingers = style({ display: 'none', '@media': { [fingersOnly]: { display: 'inline' } } });
