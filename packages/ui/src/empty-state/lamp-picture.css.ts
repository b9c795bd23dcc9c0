import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const lamp = style(layered({ fill: vars.color.action.fill, stroke: vars.color.text.muted }));
