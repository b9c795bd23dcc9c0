import { defineMessages } from '../provider/define-messages.ts';

export const videoPlayerMessages = defineMessages('VideoPlayer', {
  failed: 'We couldn’t play the video',
  lost: 'Your progress is saved.',
});
