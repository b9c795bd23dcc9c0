import { describeConformance } from '../../test/describe-conformance.tsx';
import { dateFieldConformance } from './date-field.conformance.tsx';

describeConformance(dateFieldConformance);
