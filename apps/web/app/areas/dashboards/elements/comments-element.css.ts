import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@roadside/tokens/theme';

/** Where topics beside the words would leave them no line. */
const narrow = 'work-area (max-width: 40rem)';

// The tray scrolls by itself: fifty comments would push everything below out of sight.
export const list = style({ maxBlockSize: '28rem', overflowY: 'auto' });
/** Topics beside the comments where there is room for both; on a phone above them. */
export const tray = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@container': { 'work-area (min-width: 60rem)': { gridTemplateColumns: 'minmax(20rem, 2fr) minmax(0, 3fr)' } },
});
export const topicTable = style({ maxBlockSize: '28rem', overflow: 'auto' });
export const topics = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  maxInlineSize: '14rem',
  '@container': { [narrow]: { justifyContent: 'flex-start', maxInlineSize: 'none' } },
});
globalStyle(`${list} > li:has(${topics})`, { '@container': { [narrow]: { flexWrap: 'wrap' } } });
globalStyle(`${list} > li > :has(> ${topics})`, { '@container': { [narrow]: { flexBasis: '100%' } } });
