import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const root = style({ inlineSize: '100%', maxInlineSize: '52rem', marginInline: 'auto' });
export const title = style(textStyle('titleLg'));
export const heading = style(textStyle('titleSm'));
export const quiet = style({ ...textStyle('body'), color: color.text.secondary });
/** On a phone the day it is due goes below a lesson's name, so that the name isn't squeezed. */
export const lesson = style({ '@container': { 'work-area (max-width: 40rem)': { flexWrap: 'wrap' } } });
globalStyle(`${lesson} > :has(> [data-component="List.Title"])`, {
  '@container': { 'work-area (max-width: 40rem)': { flexBasis: '14rem' } },
});
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
