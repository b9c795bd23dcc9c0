import { defineMessages } from '../provider/define-messages.ts';

export const mediaMessages = defineMessages('Media', {
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  time: '{minutes, plural, =0 {} one {# minute } other {# minutes }}{seconds, plural, one {# second} other {# seconds}}',
  of: '{time} of {duration}',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  percent: '{share, number} percent',
  speed: 'Speed: {rate}',
  rate: '{rate} times',
  captions: 'Captions',
  noCaptions: 'No captions',
  fullScreen: 'Full screen',
  exitFullScreen: 'Exit full screen',
  transcript: 'Transcript',
  loading: 'Loading',
});
