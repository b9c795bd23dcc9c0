import { defineMessages } from '../provider/define-messages.ts';

export const confirmDialogMessages = defineMessages('ConfirmDialog', {
  cancel: 'Cancel',
  typed: 'Type “{words}” to confirm',
  mismatch: 'This is not “{words}” yet.',
  failed: 'That did not work. Try again, or cancel.',
});
