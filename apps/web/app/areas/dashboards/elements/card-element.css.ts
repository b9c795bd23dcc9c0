import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

export const tile = style({ minBlockSize: '11.5rem' });
export const nothing = style({ ...textStyle('body'), color: vars.color.text.muted });
export const pacing = style({
  marginBlockStart: vars.space[4],
  ...textStyle('body'),
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const spark = style({ blockSize: '36px' });
export const waitingValue = style({ ...textStyle('metric') });
