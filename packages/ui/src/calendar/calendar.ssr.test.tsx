import { describeConformance } from '../../test/describe-conformance.tsx';
import { calendarConformance } from './calendar.conformance.tsx';

describeConformance(calendarConformance);
