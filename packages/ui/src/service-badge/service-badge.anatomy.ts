import { defineAnatomy } from '../internal/anatomy.ts';

export const serviceBadgeAnatomy = defineAnatomy('ServiceBadge', {
  Root: { states: { service: "'tow' | 'battery' | 'light' | 'multiple' | 'none' | 'unavailable'" } },
});
