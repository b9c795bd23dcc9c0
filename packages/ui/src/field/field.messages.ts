import { defineMessages } from '../provider/ui-settings.ts';

export const fieldMessages = defineMessages('Field', { required: 'required', optional: 'optional' });
