import { defineMessages } from '../provider/define-messages.ts';

export const avatarStackMessages = defineMessages('AvatarStack', {
  more: '{count, plural, one {# more person} other {# more people}}',
  plus: '+{count}',
});
