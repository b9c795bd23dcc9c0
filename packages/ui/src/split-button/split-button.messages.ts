import { defineMessages } from '../provider/define-messages.ts';

export const splitButtonMessages = defineMessages('SplitButton', { more: 'More options' });
