import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ maxInlineSize: '110rem', marginInline: 'auto', marginBlockEnd: vars.space[16], '@media': { print: { display: 'none' } } });
