export { Glyph, type GlyphProps } from './glyph.tsx';
export { glyphAnatomy } from './glyph.anatomy.ts';
