import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const root = style({ inlineSize: '100%', maxInlineSize: '48rem' });
export const title = style(textStyle('titleLg'));
export const heading = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
