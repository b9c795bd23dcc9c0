import { defineMessages } from '../provider/define-messages.ts';

export const dialogMessages = defineMessages('Dialog', { close: 'Close' });
