import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

const narrow = 'work-area (max-width: 46rem)';

/** Fills the work area; on a phone also the room the work area keeps free below its content. */
export const page = style({
  blockSize: '100%',
  minBlockSize: '24rem',
  maxInlineSize: '48rem',
  '@container': { [narrow]: { blockSize: `calc(100% + ${space[72]})`, marginBlockEnd: `calc(-1 * ${space[72]})` } },
});
export const drawer = style({ blockSize: '100%' });
export const room = style({ blockSize: '100%', minBlockSize: 0 });
export const messages = style({ flex: '1 1 0', minBlockSize: '12rem' });
export const title = style(textStyle('titleLg'));
export const quiet = style({
  ...textStyle('labelDense'),
  color: color.text.secondary,
  fontWeight: vars.weight.regular,
});
export const write = style({
  paddingBlockStart: space[8],
  borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
});
