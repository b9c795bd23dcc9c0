import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
export const period = style({ inlineSize: 'min(100%, 20rem)' });
export const title = style(textStyle('titleLg'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
/** A grid, whose only row the table fills. */
export const table = style({ blockSize: '30rem', minBlockSize: 0 });
export const waitingChart = style({ display: 'block', blockSize: '16rem' });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({ ...textStyle('body') });
export const more = style({ marginBlockStart: space[16] });
export const number = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: color.border.control,
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationColor: 'currentcolor' },
  '@media': { '(pointer: coarse)': { display: 'inline-block', paddingBlock: space[12] } },
});
