import { serviceGlyphs } from '@roadside/tokens/glyphs';
import { defineConformance } from '../../test/conformance.tsx';
import { glyphAnatomy, Glyph } from './index.ts';

export const glyphConformance = defineConformance({
  anatomy: glyphAnatomy,
  render: (probe) => <Glyph {...probe('Root')} glyph={serviceGlyphs.tow} label="Tow" />,
});
