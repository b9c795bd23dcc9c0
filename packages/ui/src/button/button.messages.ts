import { defineMessages } from '../provider/define-messages.ts';

export const buttonMessages = defineMessages('Button', { loading: 'Loading' });
