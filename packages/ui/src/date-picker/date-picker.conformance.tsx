import { defineConformance } from '../../test/conformance.tsx';
import { datePickerAnatomy, DatePicker } from './index.ts';

export const datePickerConformance = defineConformance({
  anatomy: datePickerAnatomy,
  render: () => <DatePicker today="2026-11-20" defaultValue="2026-11-20" defaultOpen aria-label="First day" />,
  portal: true,
});
