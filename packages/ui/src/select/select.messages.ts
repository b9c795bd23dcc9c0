import { defineMessages } from '../provider/define-messages.ts';

export const selectMessages = defineMessages('Select', { placeholder: 'Choose' });
