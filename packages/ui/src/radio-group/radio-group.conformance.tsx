import { defineConformance } from '../../test/conformance.tsx';
import { radioGroupAnatomy, RadioGroup } from './index.ts';

export const radioGroupConformance = defineConformance({
  anatomy: radioGroupAnatomy,
  render: (probe) => (
    <RadioGroup
      {...probe('Root')}
      aria-label="Repeat"
      items={[
        { value: 'never', label: 'Never' },
        { value: 'weekly', label: 'Every week' },
      ]}
    />
  ),
});
