import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ inlineSize: '100%', blockSize: '36px', overflow: 'visible' });
export const line = style({ fill: 'none', stroke: vars.color.text.muted, strokeWidth: 1.75, strokeLinejoin: 'round', strokeLinecap: 'round' });
export const end = style({ fill: 'none', stroke: vars.color.text.primary, strokeWidth: 6, strokeLinecap: 'round' });
