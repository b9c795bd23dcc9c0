import { defineAnatomy } from '../internal/anatomy.ts';

export const audioPlayerAnatomy = defineAnatomy('AudioPlayer', {
  Root: { states: { playing: 'while playing' } },
  Title: {},
  Problem: {},
  Controls: {},
  Play: {},
  Mute: {},
  Speed: {},
  Transcript: {},
});
