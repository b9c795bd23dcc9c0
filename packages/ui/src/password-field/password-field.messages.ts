import { defineMessages } from '../provider/define-messages.ts';

export const passwordFieldMessages = defineMessages('PasswordField', {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps Lock is on',
});
