import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

export const trigger = style({ flex: 'none', selectors: { '&[data-kept]': { color: vars.color.beacon.text } } });
export const content = style({
  minInlineSize: '14rem',
  maxInlineSize: '22rem',
  maxBlockSize: 'min(28rem, 70dvh)',
  overflowY: 'auto',
});
export const bookmark = style({ overflowWrap: 'anywhere' });
/** What a bookmark opens, below its name. */
export const opens = style({ ...textStyle('micro'), display: 'block', color: vars.color.text.secondary });
