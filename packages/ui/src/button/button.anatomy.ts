import { defineAnatomy } from '../internal/anatomy.ts';

export const buttonAnatomy = defineAnatomy('Button', {
  Root: {
    states: {
      size: "'sm' | 'md' | 'lg'",
      tone: "'neutral' | 'beacon' | 'danger'",
      emphasis: "'solid' | 'soft' | 'outline' | 'plain'",
      loading: 'while its action is running',
      disabled: 'when disabled',
    },
  },
});
