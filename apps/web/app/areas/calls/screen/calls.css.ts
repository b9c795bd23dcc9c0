import { textStyle, vars } from '@roadside/tokens/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Seven columns need more room than a list of text.
export const drawer = style({
  inlineSize: 'min(48rem, 100vw)',
  '@media': { '(min-width: 80rem)': { inlineSize: 'min(48rem, 48vw)' } },
});
// One call per line: the dates are short, and unbroken names are easier to scan.
export const table = style({ whiteSpace: 'nowrap' });
globalStyle(`${table} tbody th`, { minInlineSize: '5rem' });
/** Text, shortened: the call itself says it in full. */
export const clipped = style({ maxInlineSize: '9rem', overflow: 'hidden', textOverflow: 'ellipsis' });
export const more = style({ marginBlockStart: vars.space[12] });

export const counted = style({ marginBlockEnd: vars.space[16] });
export const metric = style({ inlineSize: 'min(16rem, 100%)' });
export const words = style({ ...textStyle('body'), flexBasis: '100%', color: vars.color.text.secondary });
export const tools = style({ marginBlockEnd: vars.space[12] });
export const service = style({ inlineSize: '9rem' });
/** Opens a row's call. */
export const open = style({
  color: vars.color.link,
  font: 'inherit',
  minBlockSize: '24px',
  ':hover': { textDecoration: 'underline' },
  '@media': { '(pointer: coarse)': { minBlockSize: '44px', minInlineSize: '44px' } },
});
export const why = style({ marginBlockStart: vars.space[12] });
/** The only service of the number, where a choice of services would be. */
export const pinned = style({ ...textStyle('label'), color: vars.color.text.secondary, alignSelf: 'center' });
