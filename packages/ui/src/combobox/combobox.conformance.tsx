import { defineConformance } from '../../test/conformance.tsx';
import { comboboxAnatomy, Combobox } from './index.ts';

export const comboboxConformance = defineConformance({
  anatomy: comboboxAnatomy,
  render: () => <Combobox label="Stations" open clearable defaultValue="a" items={[{ id: 'a', label: 'Ambler' }]} />,
  portal: true,
});
