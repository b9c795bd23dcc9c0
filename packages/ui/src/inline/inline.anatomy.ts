import { defineAnatomy } from '../internal/anatomy.ts';

export const inlineAnatomy = defineAnatomy('Inline', { Root: {} });
