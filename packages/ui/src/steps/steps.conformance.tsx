import { defineConformance } from '../../test/conformance.tsx';
import { Steps, stepsAnatomy } from './index.ts';

export const stepsConformance = defineConformance({
  anatomy: stepsAnatomy,
  render: (probe) => (
    <Steps
      {...probe('Root')}
      current="b"
      items={[
        { id: 'a', label: 'About', href: '#a' },
        { id: 'b', label: 'Pages' },
        { id: 'c', label: 'Review' },
      ]}
    />
  ),
});
