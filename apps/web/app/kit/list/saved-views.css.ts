import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const panel = style({ display: 'grid', gap: space[12], inlineSize: '18rem', maxInlineSize: '80vw' });
export const empty = style({ ...textStyle('body'), color: color.text.secondary });
export const list = style({ display: 'grid', gap: space[2], maxBlockSize: '16rem', overflowY: 'auto' });
export const view = style({ display: 'flex', alignItems: 'center', gap: space[4] });
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
export const form = style({ display: 'grid', gap: space[8], justifyItems: 'start' });
