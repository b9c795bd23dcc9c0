import { defineMessages } from '../provider/ui-settings.ts';

export const bannerMessages = defineMessages('Banner', { close: 'Dismiss' });
