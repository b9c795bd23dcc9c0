import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const icon = style(layered({ color: vars.color.danger.text }));
