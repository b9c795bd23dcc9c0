export { type WatchedListener } from '../media/use-playback.ts';
export { type PlayedRange } from '../media/watched.ts';
export { VideoPlayer, type VideoPlayerProps, type VideoTrack } from './video-player.tsx';
export { videoPlayerAnatomy } from './video-player.anatomy.ts';
