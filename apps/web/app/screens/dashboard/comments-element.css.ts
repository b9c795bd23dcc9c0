import { style } from '@vanilla-extract/css';
import { vars } from '@roadside/tokens/theme';

// The tray scrolls by itself: fifty comments would push everything below out of sight.
export const list = style({ maxBlockSize: '28rem', overflowY: 'auto' });
export const topics = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[4], maxInlineSize: '14rem' });
