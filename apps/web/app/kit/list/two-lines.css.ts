import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const narrow = 'work-area (max-width: 40rem)';

/** A column of a small table that a phone shows in the second line of the row instead. */
export const wideOnly = style({ '@container': { [narrow]: { display: 'none' } } });

/** The second line of a row, below its name: what the hidden columns say. */
export const secondLine = style({
  ...textStyle('labelDense'),
  display: 'none',
  fontWeight: vars.weight.regular,
  color: vars.color.text.secondary,
  '@container': { [narrow]: { display: 'block' } },
});
