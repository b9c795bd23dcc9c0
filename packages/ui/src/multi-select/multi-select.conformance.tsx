import { defineConformance } from '../../test/conformance.tsx';
import { multiSelectAnatomy, MultiSelect } from './index.ts';

export const multiSelectConformance = defineConformance({
  anatomy: multiSelectAnatomy,
  render: () => (
    <MultiSelect
      label="Stations"
      defaultOpen
      defaultValue={['a']}
      items={[
        { id: 'a', label: 'Ambler' },
        { id: 'b', label: 'Bristol' },
      ]}
    />
  ),
  portal: true,
});
