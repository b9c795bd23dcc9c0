import { textStyle, vars } from '@roadside/tokens/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

export const partTitle = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[12],
});
export const start = style({ justifySelf: 'start' });

/** As tall as its three lines, to avoid a layout shift when the first number is entered. */
export const preview = style({ minBlockSize: '4.5rem' });
export const colors = style({ ...textStyle('body'), margin: 0 });
export const swatch = style({
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  gap: space[8],
  fontVariantNumeric: 'tabular-nums',
});
const name = style({ display: 'inline-flex', alignItems: 'center', gap: space[6] });
export const colorNames = styleVariants({
  green: [name, { color: color.success.text }],
  yellow: [name, { color: color.beacon.text }],
  red: [name, { color: color.danger.text }],
});

export const value = style({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' });
