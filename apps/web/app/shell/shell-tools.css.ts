import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const phone = '(max-width: 47.99rem)';

/**
 * Quieter than the buttons of a screen: it looks like the field it opens. On a phone only its magnifier icon remains.
 */
export const find = style({
  color: color.text.secondary,
  '@media': {
    [phone]: { inlineSize: '44px', blockSize: '44px', gap: 0, padding: 0, border: 0, background: 'none' },
  },
});
export const findWords = style({
  '@media': {
    [phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const findKey = style({
  ...textStyle('micro'),
  paddingInline: space[4],
  border: `${vars.line.thin} solid ${color.border.subtle}`,
  borderRadius: vars.radius.badge,
  color: color.text.muted,
  '@media': { '(max-width: 63.99rem), (pointer: coarse)': { display: 'none' } },
});
