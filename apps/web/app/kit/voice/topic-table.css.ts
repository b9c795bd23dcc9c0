import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const table = style({ inlineSize: '100%' });
globalStyle(`${table} > caption`, { paddingInline: space[12], paddingBlock: space[8] });
/** Fits all four columns on a phone: headers wrap, and the numbers move closer together. */
const onPhone = '(max-width: 28rem)';
globalStyle(`${table} thead th`, { '@container': { [onPhone]: { whiteSpace: 'normal' } } });
globalStyle(`${table} :is(th, td):not(:first-child)`, {
  '@container': { [onPhone]: { paddingInline: `${space[4]} ${space[8]}` } },
});
export const parent = style({ ...textStyle('labelDense'), color: color.text.muted });
export const topic = style({
  color: color.text.primary,
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  ':hover': { textDecoration: 'underline' },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
/** Positive, neutral, unsure and negative comments as one bar; the numbers say the same. */
export const split = style({
  display: 'flex',
  gap: '1px',
  blockSize: '4px',
  inlineSize: '100%',
  maxInlineSize: '10rem',
});
globalStyle(`${split} > span`, { borderRadius: '1px', minInlineSize: '1px' });
globalStyle(`${split} > [data-sentiment="positive"]`, { background: color.cool['5'] });
globalStyle(`${split} > [data-sentiment="neutral"]`, { background: color.border.control });
globalStyle(`${split} > [data-sentiment="unsure"]`, { border: `1px solid ${color.border.control}` });
globalStyle(`${split} > [data-sentiment="negative"]`, { background: color.lamp['5'] });
export const few = style({ color: color.text.muted });
export const clear = style({ fontWeight: vars.weight.semibold });
/** Fits two lines into a one-line row. */
export const change = style({ paddingBlock: space[6] });
export const interval = style({
  ...textStyle('micro'),
  display: 'block',
  color: color.text.muted,
  marginBlockStart: space[2],
  whiteSpace: 'nowrap',
});
