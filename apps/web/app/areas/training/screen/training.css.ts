import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const root = style({ inlineSize: '100%', maxInlineSize: '52rem', marginInline: 'auto' });
export const title = style(textStyle('titleLg'));
export const heading = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
/** The picture of a lesson's campaign, beside its title. */
export const picture = style({
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});
export const question = style(textStyle('bodyLg'));
export const transcript = style({ whiteSpace: 'pre-line' });
