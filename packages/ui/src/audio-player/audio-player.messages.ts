import { defineMessages } from '../provider/define-messages.ts';

export const audioPlayerMessages = defineMessages('AudioPlayer', {
  failed: 'We couldn’t play the recording',
  lost: 'Your progress is saved.',
});
