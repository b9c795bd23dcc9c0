import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;
export const title = style(textStyle('titleLg'));
export const partTitle = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary, margin: 0 });
export const choice = style({ inlineSize: '11rem', maxInlineSize: '100%' });
export const waitingChart = style({ display: 'block', blockSize: '16rem' });
/** A grid, whose only row the table fills. */
export const table = style({ blockSize: '26rem', minBlockSize: 0 });
/** Stands below the report. As high as its final size in any case, it is laid out when somebody scrolls near it. */
export const shortTable = style({
  blockSize: '20rem',
  minBlockSize: 0,
  contentVisibility: 'auto',
  '@media': { print: { contentVisibility: 'visible' } },
});
export const tallTable = style({ blockSize: 'max(24rem, calc(100dvh - 14rem))', minBlockSize: 0 });
