import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const standalone = style({ display: 'grid', minBlockSize: '100dvb' });

export const root = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: space[12],
  inlineSize: '100%',
  maxInlineSize: '36rem',
  minBlockSize: '24rem',
  marginInline: 'auto',
  padding: space[24],
  // In the middle of the work area, which is as tall as the screen without the bar and its own padding.
  '@media': { '(min-width: 48rem)': { minBlockSize: 'max(24rem, 100dvb - 6rem)' } },
});

export const drawing = style({
  inlineSize: '12rem',
  blockSize: 'auto',
  marginBlockEnd: space[8],
  color: color.border.control,
  vars: { '--drawing-light': color.action.fill },
});
export const title = style(textStyle('titleMd'));
export const words = style({ ...textStyle('bodyLg'), color: color.text.secondary, maxInlineSize: '60ch' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginBlockStart: space[4],
});
export const reference = style({ ...textStyle('body'), color: color.text.muted });
