import { defineConformance } from '../../test/conformance.tsx';
import { dateRangePickerAnatomy, DateRangePicker } from './index.ts';

export const dateRangePickerConformance = defineConformance({
  anatomy: dateRangePickerAnatomy,
  render: (probe) => (
    <DateRangePicker
      {...probe('Trigger')}
      today="2026-11-20"
      defaultValue={{ from: '2026-11-01', to: '2026-11-20' }}
      clearable
      defaultOpen
      aria-label="Period"
    />
  ),
  portal: true,
  // This period has no errors.
  absent: ['Error'],
});
