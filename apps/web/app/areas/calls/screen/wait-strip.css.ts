import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;
const forcedColors = '(forced-colors: active)';

export const title = style({ ...textStyle('titleSm'), marginBlockEnd: space[8] });
export const strip = style({ blockSize: '20px', borderRadius: radius.bar, overflow: 'hidden' });
/** Its share of the wait. */
export const share = '--share';
export const stretch = style({
  flexGrow: `var(${share})`,
  flexBasis: 0,
  minInlineSize: '2px',
  blockSize: '100%',
  background: color.border.control,
  selectors: { '& + &': { borderInlineStart: `2px solid ${color.surface.base}` } },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
});
/** The only red: the minutes after the promise. */
export const late = style([
  stretch,
  {
    background: color.danger.solid,
    '@media': { [forcedColors]: { background: 'Mark' } },
  },
]);
export const words = style({ ...textStyle('body'), color: color.text.secondary, fontVariantNumeric: 'tabular-nums' });
/** Numbers stand before the words, not outside the drawer's text. */
export const holders = style([words, { paddingInlineStart: space[20] }]);
