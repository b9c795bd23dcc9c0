import { defineMessages } from '../provider/define-messages.ts';

export const confirmDialogMessages = defineMessages('ConfirmDialog', {
  cancel: 'Cancel',
  typed: 'Type “{words}” to confirm',
  mismatch: 'Type “{words}” exactly.',
  failed: 'That didn’t work. Try again, or cancel.',
});
