import { describeConformance } from '../../test/describe-conformance.tsx';
import { calendarConformance, rangeCalendarConformance } from './calendar.conformance.tsx';

describeConformance(calendarConformance);
describeConformance(rangeCalendarConformance);
