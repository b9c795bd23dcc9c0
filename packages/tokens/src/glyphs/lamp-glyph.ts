import type { Glyph } from './glyph.ts';

/**
 * The brand mark: a rounded beacon on its base with two rays. The first fill is the lamp's glass, which may be amber.
 */
export const lampGlyph: Glyph = {
  strokes: [
    'M7 17v-4a5 5 0 0 1 10 0v4',
    'M5 20.5v-1.5a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v1.5z',
    'M4.2 7.2l-1.7 -1.7',
    'M19.8 7.2l1.7 -1.7',
  ],
  fills: ['M7 17v-4a5 5 0 0 1 10 0v4z'],
};
