import { defineConformance } from '../../test/conformance.tsx';
import { calendarAnatomy, Calendar } from './index.ts';

export const calendarConformance = defineConformance({
  anatomy: calendarAnatomy,
  render: (probe) => <Calendar {...probe('Root')} today="2026-11-20" aria-label="First day" />,
});
