import { defineMessages } from '../provider/ui-settings.ts';

export const avatarStackMessages = defineMessages('AvatarStack', {
  more: '{count, plural, one {# more person} other {# more people}}',
  plus: '+{count}',
});
