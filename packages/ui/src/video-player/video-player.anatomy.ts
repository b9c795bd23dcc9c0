import { defineAnatomy } from '../internal/anatomy.ts';

export const videoPlayerAnatomy = defineAnatomy('VideoPlayer', {
  Root: { states: { playing: 'while playing', fullScreen: 'when full screen' } },
  Video: {},
  Problem: {},
  Controls: {},
  Play: {},
  Mute: {},
  Speed: {},
  Captions: {},
  FullScreen: {},
  Transcript: {},
});
