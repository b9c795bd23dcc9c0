import { defineMessages } from '../provider/define-messages.ts';

export const serviceBadgeMessages = defineMessages('ServiceBadge', {
  tow: 'Tow',
  battery: 'Battery',
  light: 'Light Service',
  multiple: 'Multiple',
  none: 'None',
  unavailable: 'Not available',
});
