import { defineConformance } from '../../test/conformance.tsx';
import { selectAnatomy, Select } from './index.ts';

export const selectConformance = defineConformance({
  anatomy: selectAnatomy,
  render: (probe) => (
    <Select
      {...probe('Trigger')}
      aria-label="Facility type"
      defaultOpen
      defaultValue="psp"
      items={[{ value: 'psp', label: 'PSP' }]}
    />
  ),
  portal: true,
});
