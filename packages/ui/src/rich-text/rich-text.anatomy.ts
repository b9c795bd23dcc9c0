import { defineAnatomy } from '../internal/anatomy.ts';

export const richTextAnatomy = defineAnatomy('RichText', { Root: {} });
