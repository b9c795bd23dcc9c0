import { defineMessages } from '../provider/ui-settings.ts';

export const avatarMessages = defineMessages('Avatar', { on: 'on duty', busy: 'on a call', off: 'off duty' });
