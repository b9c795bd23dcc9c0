import { defineAnatomy } from '../internal/anatomy.ts';

export const gridAnatomy = defineAnatomy('Grid', { Root: {} });
