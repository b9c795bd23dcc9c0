import { defineMessages } from '../provider/define-messages.ts';

export const toasterMessages = defineMessages('Toaster', {
  region: 'Notices ({hotkey})',
  toast: 'Notice',
  close: 'Dismiss',
});
