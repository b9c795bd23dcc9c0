import { defineMessages } from '../provider/define-messages.ts';

export const timelineMessages = defineMessages('Timeline', { more: 'Show more', loading: 'Loading' });
