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
  // Problem shows only after a failure, and FullScreen only if the browser allows it, which a server can't know.
  absent: ['Problem', 'FullScreen'],
});
