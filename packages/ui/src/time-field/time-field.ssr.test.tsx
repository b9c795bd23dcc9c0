import { describeConformance } from '../../test/describe-conformance.tsx';
import { timeFieldConformance } from './time-field.conformance.tsx';

describeConformance(timeFieldConformance);
