import { defineAnatomy } from '../internal/anatomy.ts';

export const videoPlayerAnatomy = defineAnatomy('VideoPlayer', {
  Root: { states: { playing: 'while it plays', fullScreen: 'while it fills the screen' } },
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
