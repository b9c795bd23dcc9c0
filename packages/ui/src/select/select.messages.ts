import { defineMessages } from '../provider/ui-settings.ts';

export const selectMessages = defineMessages('Select', { placeholder: 'Choose' });
