import { defineMessages } from '../provider/ui-settings.ts';

export const spinnerMessages = defineMessages('Spinner', { label: 'Loading' });
