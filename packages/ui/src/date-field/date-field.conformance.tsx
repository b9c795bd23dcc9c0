import { defineConformance } from '../../test/conformance.tsx';
import { dateFieldAnatomy, DateField } from './index.ts';

export const dateFieldConformance = defineConformance({
  anatomy: dateFieldAnatomy,
  render: (probe) => (
    <DateField
      {...probe('Root')}
      today="2026-11-20"
      min="2026-11-20"
      defaultValue="2026-11-02"
      aria-label="First day"
    />
  ),
});
