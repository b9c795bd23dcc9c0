import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const quiet = style({ ...textStyle('body'), margin: 0, color: color.text.secondary });
export const heading = style({ ...textStyle('titleSm'), margin: 0 });
export const title = style({ ...textStyle('titleMd'), margin: 0 });
export const figure = style({ ...textStyle('titleMd'), margin: 0, fontVariantNumeric: 'tabular-nums' });
/** A phone, as wide as the smallest one in use. */
export const phone = style({
  inlineSize: '360px',
  maxInlineSize: '100%',
  minBlockSize: '480px',
  padding: space[16],
  border: `${vars.line.thin} solid ${color.border.control}`,
  borderRadius: radius.tile,
  background: color.surface.canvas,
});
export const module = style({
  padding: space[16],
  border: `${vars.line.thin} solid ${color.border.default}`,
  borderRadius: radius.tile,
});
export const page = style({
  paddingBlockStart: space[12],
  borderBlockStart: `${vars.line.thin} solid ${color.border.subtle}`,
});
export const question = style({
  paddingInlineStart: space[12],
  borderInlineStart: `${vars.line.thin} solid ${color.border.subtle}`,
});
/** Pictures are stored in this shape; one that was only chosen is cut to it. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '5 / 2',
  objectFit: 'cover',
  borderRadius: radius.tile,
});
export const thumbnail = style({
  flex: 'none',
  inlineSize: '60px',
  blockSize: '24px',
  objectFit: 'cover',
  borderRadius: radius.control,
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
/** A fieldset without the browser's frame. */
export const plain = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
