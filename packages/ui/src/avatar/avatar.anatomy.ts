import { defineAnatomy } from '../internal/anatomy.ts';

export const avatarAnatomy = defineAnatomy('Avatar', {
  Root: { states: { size: "'sm' | 'md' | 'lg'", duty: "'on' | 'busy' | 'off'" } },
  Duty: {},
});
