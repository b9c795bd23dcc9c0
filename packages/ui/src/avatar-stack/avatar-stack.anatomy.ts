import { defineAnatomy } from '../internal/anatomy.ts';

export const avatarStackAnatomy = defineAnatomy('AvatarStack', {
  Root: {
    states: { size: "'sm' | 'md' | 'lg'" },
    vars: { '--ui-avatar-stack-surface': 'what lies behind it, as the ring between two faces' },
  },
  Item: {},
  More: {},
});
