import { defineConformance } from '../../test/conformance.tsx';
import { segmentedControlAnatomy, SegmentedControl } from './index.ts';

export const segmentedControlConformance = defineConformance({
  anatomy: segmentedControlAnatomy,
  render: (probe) => (
    <SegmentedControl
      {...probe('Root')}
      label="Period"
      items={[
        { value: 'day', label: 'Day' },
        { value: 'month', label: 'Month' },
      ]}
    />
  ),
});
