import { defineMessages } from '../provider/ui-settings.ts';

export const searchFieldMessages = defineMessages('SearchField', { label: 'Search', clear: 'Clear search' });
