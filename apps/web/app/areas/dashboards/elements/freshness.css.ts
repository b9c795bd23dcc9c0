import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ ...textStyle('micro'), color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const stale = style({ marginInlineStart: vars.space[6] });
