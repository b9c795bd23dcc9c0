import { defineMessages } from '../provider/define-messages.ts';

export const audioPlayerMessages = defineMessages('AudioPlayer', {
  failed: 'The recording could not be played',
  lost: 'What you have heard is kept.',
});
