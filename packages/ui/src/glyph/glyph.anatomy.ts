import { defineAnatomy } from '../internal/anatomy.ts';

export const glyphAnatomy = defineAnatomy('Glyph', { Root: {} });
