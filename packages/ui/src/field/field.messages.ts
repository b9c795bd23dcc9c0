import { defineMessages } from '../provider/define-messages.ts';

export const fieldMessages = defineMessages('Field', { required: 'required', optional: 'optional' });
