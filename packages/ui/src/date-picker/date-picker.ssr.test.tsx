import { describeConformance } from '../../test/describe-conformance.tsx';
import { datePickerConformance } from './date-picker.conformance.tsx';

describeConformance(datePickerConformance);
