import { defineMessages } from '../provider/define-messages.ts';

export const videoPlayerMessages = defineMessages('VideoPlayer', {
  failed: 'The video could not be played',
  lost: 'What you have watched is kept.',
});
