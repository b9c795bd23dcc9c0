import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@roadside/tokens/theme';

/** Too narrow to put topics beside the text. */
const narrow = 'work-area (max-width: 40rem)';

// The tray scrolls on its own: fifty comments would push everything below out of view.
export const list = style({ maxBlockSize: '28rem', overflowY: 'auto' });
/** Topics beside the comments where there is room for both, above them on a phone. */
export const tray = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@container': { 'work-area (min-width: 60rem)': { gridTemplateColumns: 'minmax(20rem, 2fr) minmax(0, 3fr)' } },
});
export const topicTable = style({ maxBlockSize: '28rem', overflow: 'auto' });
export const topics = style({
  maxInlineSize: '14rem',
  '@container': { [narrow]: { justifyContent: 'flex-start', maxInlineSize: 'none' } },
});
globalStyle(`${list} > li:has(${topics})`, { '@container': { [narrow]: { flexWrap: 'wrap' } } });
globalStyle(`${list} > li > :has(> ${topics})`, { '@container': { [narrow]: { flexBasis: '100%' } } });
