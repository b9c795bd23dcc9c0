import { defineMessages } from '../provider/define-messages.ts';

export const avatarMessages = defineMessages('Avatar', { on: 'on duty', busy: 'on a call', off: 'off duty' });
