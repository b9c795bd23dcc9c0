import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const panel = style({ inlineSize: '18rem', maxInlineSize: '80vw' });
export const empty = style({ ...textStyle('body'), color: color.text.secondary });
export const list = style({ maxBlockSize: '16rem', overflowY: 'auto' });
export const open = style({
  ...textStyle('body'),
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  padding: `${space[6]} ${space[8]}`,
  borderRadius: radius.control,
  color: color.text.primary,
  ':hover': { background: color.surface.hover },
  selectors: { '&[aria-current]': { background: color.surface.selected, fontWeight: 600 } },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', alignContent: 'center' } },
});
