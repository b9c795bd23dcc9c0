import { describeConformance } from '../../test/describe-conformance.tsx';
import { dateRangePickerConformance } from './date-range-picker.conformance.tsx';

describeConformance(dateRangePickerConformance);
