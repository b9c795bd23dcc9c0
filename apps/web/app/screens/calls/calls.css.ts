import { textStyle, vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

// Seven columns want more room than a list of words.
export const drawer = style({ inlineSize: 'min(48rem, 100vw)' });
export const more = style({ marginBlockStart: vars.space[12] });

export const counted = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[12], marginBlockEnd: vars.space[16] });
export const metric = style({ inlineSize: 'min(16rem, 100%)' });
export const words = style({ ...textStyle('body'), flexBasis: '100%', color: vars.color.text.secondary });
