import { describeConformance } from '../../test/describe-conformance.tsx';
import { numberFieldConformance } from './number-field.conformance.tsx';

describeConformance(numberFieldConformance);
