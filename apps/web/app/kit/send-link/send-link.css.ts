import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const send = style({ display: 'grid', gap: space[8], inlineSize: '20rem', maxInlineSize: '80vw' });
export const list = style({ display: 'grid', gap: space[4], maxBlockSize: '16rem', overflowY: 'auto' });
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
