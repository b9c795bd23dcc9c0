import { defineAnatomy } from '../internal/anatomy.ts';

export const tooltipAnatomy = defineAnatomy('Tooltip', { Root: {} });
