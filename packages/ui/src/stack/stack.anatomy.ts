import { defineAnatomy } from '../internal/anatomy.ts';

export const stackAnatomy = defineAnatomy('Stack', { Root: {} });
