import { defineMessages } from '../provider/define-messages.ts';

export const bannerMessages = defineMessages('Banner', { close: 'Dismiss' });
