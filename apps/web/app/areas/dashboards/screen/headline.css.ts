import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const words = style({ ...textStyle('titleMd'), textWrap: 'balance', fontVariantNumeric: 'tabular-nums' });
export const more = style({ ...textStyle('body'), color: color.text.secondary, fontVariantNumeric: 'tabular-nums' });
/** The numbers stand on the text's edge, not in the margin. */
export const places = style({ listStylePosition: 'inside' });
export const title = style({ ...textStyle('label'), color: color.text.secondary });
/** A number that opens its cause. */
export const cause = style({
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: color.border.control,
  textUnderlineOffset: '4px',
  color: 'inherit',
  ':hover': { textDecorationColor: 'currentColor' },
});
export const place = style({ ...textStyle('body'), color: color.link, textAlign: 'start' });
/** A driver's name is a button, with a finger's room. */
export const driver = style([
  place,
  { '@media': { '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px' } } },
]);
export const waiting = style({ blockSize: '18rem' });
export const trendWaiting = style({ blockSize: '12rem', marginBlockEnd: space[8] });
