import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const root = style(layered({ display: 'block', flex: 'none' }));
/** The glass of the lamp glows; everything else uses the text color. */
export const lit = style(layered({ fill: vars.color.action.fill }));
export const filled = style(layered({ fill: 'currentColor' }));
