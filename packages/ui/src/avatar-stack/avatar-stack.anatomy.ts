import { defineAnatomy } from '../internal/anatomy.ts';

export const avatarStackAnatomy = defineAnatomy('AvatarStack', {
  Root: {
    states: { size: "'sm' | 'md' | 'lg'" },
    vars: { '--ui-avatar-stack-surface': 'background color, drawn as a ring between two avatars' },
  },
  Item: {},
  More: {},
});
