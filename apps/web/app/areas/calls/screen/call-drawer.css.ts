import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
export const waiting = style({ display: 'block', blockSize: '24rem' });
export const title = style({ ...textStyle('titleSm'), marginBlockEnd: space[8] });
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const facts = style({
  ...textStyle('body'),
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${space[4]} ${space[16]}`,
});
export const comment = style({
  ...textStyle('body'),
  marginBlockStart: space[8],
  paddingInlineStart: space[12],
  borderInlineStart: `2px solid ${color.border.control}`,
});
export const map = style({ display: 'block', minBlockSize: '16rem', marginBlockStart: space[12] });
/** What the map shows. */
export const drive = style([quiet, { marginBlockStart: space[8] }]);
