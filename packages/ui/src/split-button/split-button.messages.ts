import { defineMessages } from '../provider/ui-settings.ts';

export const splitButtonMessages = defineMessages('SplitButton', { more: 'More choices' });
