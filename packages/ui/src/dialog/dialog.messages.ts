import { defineMessages } from '../provider/ui-settings.ts';

export const dialogMessages = defineMessages('Dialog', { close: 'Close' });
