import { defineConformance } from '../../test/conformance.tsx';
import { progressAnatomy, Progress } from './index.ts';

export const progressConformance = defineConformance({
  anatomy: progressAnatomy,
  render: (probe) => <Progress {...probe('Root')} label="Importing calls" value={0.4} />,
});
