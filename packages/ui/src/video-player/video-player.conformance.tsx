import { defineConformance } from '../../test/conformance.tsx';
import { silence } from '../../test/silence.ts';
import { VideoPlayer, videoPlayerAnatomy } from './index.ts';

export const videoPlayerConformance = defineConformance({
  anatomy: videoPlayerAnatomy,
  render: (probe) => (
    <VideoPlayer
      {...probe('Root')}
      label="Jump starts"
      src={silence(1)}
      captions={[{ src: 'data:text/vtt,WEBVTT', language: 'en', label: 'English' }]}
      transcript="Hello."
    />
  ),
  // Only after it failed, and only where a browser allows a full screen, which a server cannot know.
  absent: ['Problem', 'FullScreen'],
});
