import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  alignContent: 'safe center',
  justifyItems: 'center',
  minBlockSize: '100dvb',
  padding: `${space[32]} ${space[20]}`,
  background: color.surface.base,
});
export const column = style({
  inlineSize: '100%',
  maxInlineSize: '26rem',
});
export const brand = style({
  ...textStyle('titleSm'),
  marginBlockEnd: space[16],
});
export const brandLamp = style({ vars: { '--lamp-glass': color.action.fill, '--lamp-light': color.beacon.text } });
export const title = style({ ...textStyle('titleLg'), ':focus': { outline: 'none' } });
export const words = style({ ...textStyle('bodyLg'), color: color.text.secondary, maxInlineSize: '60ch' });
/** A standalone link is large enough to tap. */
export const link = style({ '@media': { '(pointer: coarse)': { display: 'inline-block', paddingBlock: space[12] } } });
export const aside = style({ ...textStyle('body'), color: color.text.secondary });

globalStyle(`${page} [data-component="TextField.Root"]`, { inlineSize: '100%' });
