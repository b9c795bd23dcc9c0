import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const send = style({ inlineSize: '20rem', maxInlineSize: '80vw' });
export const list = style({ maxBlockSize: '16rem', overflowY: 'auto' });
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
