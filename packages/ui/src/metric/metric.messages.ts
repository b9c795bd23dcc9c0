import { defineMessages } from '../provider/define-messages.ts';

export const metricMessages = defineMessages('Metric', {
  none: 'No value',
  green: 'Meets goal',
  yellow: 'Near goal',
  red: 'Misses goal',
  up: 'up',
  down: 'down',
  flat: 'unchanged',
  better: 'better',
  worse: 'worse',
  even: '',
  interval: 'between {low} and {high}',
});
