import { defineAnatomy } from '../internal/anatomy.ts';

export const searchFieldAnatomy = defineAnatomy('SearchField', { Root: {}, Clear: {} });
