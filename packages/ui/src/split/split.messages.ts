import { defineMessages } from '../provider/define-messages.ts';

export const splitMessages = defineMessages('Split', { share: '{share, number} percent', collapsed: 'collapsed' });
