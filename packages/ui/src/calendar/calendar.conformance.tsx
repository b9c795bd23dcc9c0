import { defineConformance } from '../../test/conformance.tsx';
import { calendarAnatomy, Calendar, RangeCalendar } from './index.ts';

export const calendarConformance = defineConformance({
  anatomy: calendarAnatomy,
  render: (probe) => <Calendar {...probe('Root')} today="2026-11-20" aria-label="First day" />,
});

export const rangeCalendarConformance = defineConformance({
  anatomy: calendarAnatomy,
  render: (probe) => (
    <RangeCalendar
      {...probe('Root')}
      today="2026-11-20"
      defaultValue={{ from: '2026-11-02', to: '2026-11-12' }}
      aria-label="Period"
    />
  ),
});
