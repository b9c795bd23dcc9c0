import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style({ display: 'grid', gap: space[16], minInlineSize: 0, alignContent: 'start' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[24]}`,
});
export const period = style({ inlineSize: 'min(100%, 20rem)' });
export const title = style(textStyle('titleLg'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const switcher = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const table = style({ blockSize: '30rem', minBlockSize: 0, display: 'grid' });
export const list = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[12]}`,
});
export const more = style({ marginBlockStart: space[16] });
export const number = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: color.border.control,
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationColor: 'currentcolor' },
  '@media': { '(pointer: coarse)': { display: 'inline-block', paddingBlock: space[12] } },
});
