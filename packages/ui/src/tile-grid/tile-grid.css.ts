import { vars } from '@roadside/tokens/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../internal/layered.ts';

export const container = style(layered({ containerType: 'inline-size', containerName: 'tile-grid', minInlineSize: 0 }));

/** Twelve columns: two tiles per row on a phone, three on a tablet, four on a desktop, six on a wall display. */
export const root = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: vars.space[12],
    '@container': { 'tile-grid (min-width: 44rem)': { gap: vars.space[16] } },
  }),
);

const span = (narrow: number, middle: number, wide: number, wall: number) =>
  layered({
    gridColumn: `span ${narrow}`,
    '@container': {
      'tile-grid (min-width: 44rem)': { gridColumn: `span ${middle}` },
      'tile-grid (min-width: 64rem)': { gridColumn: `span ${wide}` },
      'tile-grid (min-width: 100rem)': { gridColumn: `span ${wall}` },
    },
  });

export const item = recipe({
  base: layered({ minInlineSize: 0, display: 'grid' }),
  variants: {
    span: {
      1: span(6, 4, 3, 2),
      2: span(12, 6, 6, 4),
      3: span(12, 12, 9, 6),
      4: span(12, 12, 12, 8),
      full: span(12, 12, 12, 12),
    },
  },
});
