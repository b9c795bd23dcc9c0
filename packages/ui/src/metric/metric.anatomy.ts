import { defineAnatomy } from '../internal/anatomy.ts';

export const metricAnatomy = defineAnatomy('Metric', {
  Root: { states: { size: "'sm' | 'md' | 'lg'", goal: "'green' | 'yellow' | 'red'" } },
  Value: {},
  Goal: {},
  Change: { states: { trend: "'up' | 'down' | 'flat'", effect: "'better' | 'worse' | 'even'" } },
  Interval: {},
});
