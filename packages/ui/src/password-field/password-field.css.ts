import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';

export const capsLock = style(
  layered({ ...textStyle('micro'), color: vars.color.text.secondary, whiteSpace: 'nowrap' }),
);
