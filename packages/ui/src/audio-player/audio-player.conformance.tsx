import { defineConformance } from '../../test/conformance.tsx';
import { silence } from '../../test/silence.ts';
import { AudioPlayer, audioPlayerAnatomy } from './index.ts';

export const audioPlayerConformance = defineConformance({
  anatomy: audioPlayerAnatomy,
  render: (probe) => <AudioPlayer {...probe('Root')} label="The call of 2:14" src={silence(1)} transcript="Hello." />,
  // Rendered only after loading fails.
  absent: ['Problem'],
});
