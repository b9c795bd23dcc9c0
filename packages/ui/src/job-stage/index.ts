export { JobStage, type JobStageProps } from './job-stage.tsx';
export { jobStageAnatomy } from './job-stage.anatomy.ts';
