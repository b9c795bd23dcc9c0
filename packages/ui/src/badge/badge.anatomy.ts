import { defineAnatomy } from '../internal/anatomy.ts';

export const badgeAnatomy = defineAnatomy('Badge', {
  Root: {
    states: { tone: "'neutral' | 'beacon' | 'info' | 'success' | 'danger'", emphasis: "'solid' | 'soft' | 'outline'" },
  },
});
