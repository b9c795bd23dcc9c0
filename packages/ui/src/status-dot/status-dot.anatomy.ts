import { defineAnatomy } from '../internal/anatomy.ts';

export const statusDotAnatomy = defineAnatomy('StatusDot', {
  Root: {
    states: { tone: "'neutral' | 'beacon' | 'info' | 'success' | 'danger'", pulsing: 'when it needs attention' },
  },
});
