import { defineAnatomy } from '../internal/anatomy.ts';

export const spinnerAnatomy = defineAnatomy('Spinner', { Root: { states: { size: "'sm' | 'md' | 'lg'" } } });
