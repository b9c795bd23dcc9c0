export { AudioPlayer, type AudioPlayerProps } from './audio-player.tsx';
export { audioPlayerAnatomy } from './audio-player.anatomy.ts';
