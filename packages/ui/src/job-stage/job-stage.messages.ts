import { defineMessages } from '../provider/define-messages.ts';

export const jobStageMessages = defineMessages('JobStage', {
  new: 'New',
  assigned: 'Assigned',
  enRoute: 'En route',
  onScene: 'On scene',
  done: 'Done',
  cancelled: 'Cancelled',
});
