import { defineMessages } from '../provider/ui-settings.ts';

export const timelineMessages = defineMessages('Timeline', { more: 'Show more', loading: 'Loading' });
