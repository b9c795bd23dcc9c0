import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const root = style({ position: 'relative', blockSize: '72px', minInlineSize: 0 });
export const track = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '26px',
  blockSize: '12px',
  borderRadius: '6px',
  background: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.subtle}`,
});
export const band = style({
  position: 'absolute',
  insetBlockStart: '26px',
  blockSize: '12px',
  borderRadius: '6px',
  background: color.cool['3'],
});
export const mark = style({
  position: 'absolute',
  insetBlockStart: '20px',
  inlineSize: '4px',
  blockSize: '24px',
  marginInlineStart: '-2px',
  borderRadius: '2px',
  background: color.text.primary,
});
/** Hollow: not reached yet. */
export const forecast = style({
  position: 'absolute',
  insetBlockStart: '24px',
  inlineSize: '16px',
  blockSize: '16px',
  marginInlineStart: '-8px',
  borderRadius: '50%',
  border: `2px solid ${color.text.primary}`,
  background: color.surface.canvas,
});
export const notch = style({
  position: 'absolute',
  insetBlockStart: '22px',
  inlineSize: 0,
  blockSize: '20px',
  borderInlineStart: `1px solid ${color.border.control}`,
});
export const notchLabel = style({
  ...textStyle('labelDense'),
  position: 'absolute',
  insetBlockStart: '48px',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-reached]': { color: color.text.primary, fontWeight: vars.weight.semibold },
    '[dir="rtl"] &': { transform: 'translateX(50%)' },
  },
});
export const end = style({
  ...textStyle('micro'),
  position: 'absolute',
  insetBlockStart: '4px',
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const legend = style({
  ...textStyle('labelDense'),
  fontWeight: vars.weight.regular,
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
