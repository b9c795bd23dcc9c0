import { style } from '@vanilla-extract/css';

/** Charts beside each other as a dashboard has them. */
export const matrix = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: '2rem',
  alignItems: 'start',
});
/** The narrowest place a chart is put in. */
export const narrow = style({ inlineSize: '300px', maxInlineSize: '100%' });
