import { defineMessages } from '../provider/define-messages.ts';

export const sidebarMessages = defineMessages('Sidebar', { most: '{count}+' });
