import { defineMessages } from '../provider/define-messages.ts';

export const searchFieldMessages = defineMessages('SearchField', { label: 'Search', clear: 'Clear search' });
