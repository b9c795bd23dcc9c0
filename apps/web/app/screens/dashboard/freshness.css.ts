import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ ...textStyle('micro'), color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });
export const stale = style({
  marginInlineStart: vars.space[6],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.badge,
  color: vars.color.beacon.text,
  background: vars.color.beacon.soft,
});
