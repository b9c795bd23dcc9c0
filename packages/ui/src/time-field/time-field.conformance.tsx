import { defineConformance } from '../../test/conformance.tsx';
import { timeFieldAnatomy, TimeField } from './index.ts';

export const timeFieldConformance = defineConformance({
  anatomy: timeFieldAnatomy,
  render: (probe) => <TimeField {...probe('Root')} min="06:00" defaultValue="05:30" aria-label="Start of shift" />,
});
