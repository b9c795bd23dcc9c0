import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const title = style(textStyle('titleLg'));
export const heading = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const label = style({ ...textStyle('label'), color: color.text.secondary });
export const lead = style(textStyle('bodyLg'));
export const waitingChart = style({ display: 'block', blockSize: '16rem' });
