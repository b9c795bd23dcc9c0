import { defineMessages } from '../provider/define-messages.ts';

export const metricMessages = defineMessages('Metric', {
  none: 'No value',
  green: 'On goal',
  yellow: 'Close to goal',
  red: 'Off goal',
  up: 'up',
  down: 'down',
  flat: 'unchanged',
  better: 'better',
  worse: 'worse',
  even: '',
  interval: 'likely range {low}-{high}',
});
