import { defineMessages } from '../provider/ui-settings.ts';

export const toasterMessages = defineMessages('Toaster', {
  region: 'Notices ({hotkey})',
  toast: 'Notice',
  close: 'Dismiss',
});
