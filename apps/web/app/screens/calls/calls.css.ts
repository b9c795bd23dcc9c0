import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

// Seven columns want more room than a list of words.
export const drawer = style({ inlineSize: 'min(48rem, 100vw)' });
export const more = style({ marginBlockStart: vars.space[12] });
