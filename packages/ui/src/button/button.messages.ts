import { defineMessages } from '../provider/ui-settings.ts';

export const buttonMessages = defineMessages('Button', { loading: 'Loading' });
