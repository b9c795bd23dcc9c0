import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4], maxInlineSize: '100%' });
