export { type WatchedListener } from '../internal/media/use-playback.ts';
export { type PlayedRange } from '../internal/media/watched.ts';
export { VideoPlayer, type VideoPlayerProps, type VideoTrack } from './video-player.tsx';
export { videoPlayerAnatomy } from './video-player.anatomy.ts';
