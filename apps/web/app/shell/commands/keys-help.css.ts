import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({ margin: 0 });
export const line = style({
  ...textStyle('body'),
  minBlockSize: '36px',
  borderBlockEnd: `${vars.line.thin} solid ${color.border.subtle}`,
  ':last-child': { borderBlockEnd: 0 },
});
export const keys = style({ margin: 0 });
export const key = style({
  ...textStyle('labelDense'),
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '24px',
  blockSize: '24px',
  paddingInline: space[6],
  border: `${vars.line.thin} solid ${color.border.control}`,
  borderRadius: vars.radius.badge,
  color: color.text.secondary,
});
