import { defineMessages } from '../provider/ui-settings.ts';

export const sidebarMessages = defineMessages('Sidebar', { most: '{count}+' });
