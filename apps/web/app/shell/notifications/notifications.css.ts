import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const bell = style({ position: 'relative' });
export const count = style({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineEnd: '-4px',
  paddingInline: space[4],
  pointerEvents: 'none',
  scale: '0.85',
});
export const panel = style({ inlineSize: 'min(24rem, 92vw)' });
export const title = style(textStyle('titleSm'));
export const list = style({ maxBlockSize: '24rem', overflowY: 'auto' });
export const kind = style({ border: 0, padding: 0, margin: 0 });
export const legend = style({ ...textStyle('body'), fontWeight: vars.weight.semibold, paddingBlockEnd: space[4] });
export const hint = style({ ...textStyle('labelDense'), color: color.text.secondary, fontWeight: vars.weight.regular });
