import { defineConformance } from '../../test/conformance.tsx';
import { metricAnatomy, Metric } from './index.ts';

export const metricConformance = defineConformance({
  anatomy: metricAnatomy,
  render: (probe) => (
    <Metric
      {...probe('Root')}
      value="38.4"
      unit="min"
      goal="yellow"
      change={{ amount: '1.2 min', trend: 'up', effect: 'worse', against: 'vs. last month' }}
      interval={{ low: '36.1', high: '40.2' }}
    />
  ),
});
