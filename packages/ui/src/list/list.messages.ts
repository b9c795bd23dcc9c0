import { defineMessages } from '../provider/define-messages.ts';

export const listMessages = defineMessages('List', { unread: 'Unread', loading: 'Loading' });
