import { defineAnatomy } from '../internal/anatomy.ts';

export const bannerAnatomy = defineAnatomy('Banner', {
  Root: { states: { tone: "'neutral' | 'beacon' | 'info' | 'success' | 'danger'" } },
  Close: {},
});
