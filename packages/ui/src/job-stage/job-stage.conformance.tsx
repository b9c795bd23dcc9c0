import { defineConformance } from '../../test/conformance.tsx';
import { jobStageAnatomy, JobStage } from './index.ts';

export const jobStageConformance = defineConformance({
  anatomy: jobStageAnatomy,
  render: (probe) => <JobStage {...probe('Root')} stage="enRoute" />,
});
