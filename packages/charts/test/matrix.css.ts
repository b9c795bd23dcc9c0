import { style } from '@vanilla-extract/css';

/** Charts side by side, as on a dashboard. */
export const matrix = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: '2rem',
  alignItems: 'start',
});
/** The narrowest container a chart is used in. */
export const narrow = style({ inlineSize: '300px', maxInlineSize: '100%' });
