import { defineAnatomy } from '../internal/anatomy.ts';

export const emptyStateAnatomy = defineAnatomy('EmptyState', { Root: { states: { size: "'sm' | 'md' | 'lg'" } } });
