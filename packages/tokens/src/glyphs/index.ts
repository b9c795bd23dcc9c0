export { type Glyph, glyphViewBox } from './glyph.ts';
export { lampGlyph } from './lamp-glyph.ts';
export { type ServiceName, serviceGlyphs } from './service-glyphs.ts';
export { type StageName, stageGlyphs } from './stage-glyphs.ts';
