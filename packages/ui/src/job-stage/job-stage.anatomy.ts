import { defineAnatomy } from '../internal/anatomy.ts';

export const jobStageAnatomy = defineAnatomy('JobStage', {
  Root: { states: { stage: "'new' | 'assigned' | 'enRoute' | 'onScene' | 'done' | 'cancelled'" } },
});
