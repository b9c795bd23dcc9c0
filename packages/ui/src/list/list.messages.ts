import { defineMessages } from '../provider/ui-settings.ts';

export const listMessages = defineMessages('List', { unread: 'Unread', loading: 'Loading' });
