import { defineAnatomy } from '../internal/anatomy.ts';

export const errorStateAnatomy = defineAnatomy('ErrorState', { Root: { states: { size: "'sm' | 'md' | 'lg'" } } });
