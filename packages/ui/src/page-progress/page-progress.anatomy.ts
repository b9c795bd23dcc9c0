import { defineAnatomy } from '../internal/anatomy.ts';

export const pageProgressAnatomy = defineAnatomy('PageProgress', { Root: { states: { busy: 'while visible' } } });
