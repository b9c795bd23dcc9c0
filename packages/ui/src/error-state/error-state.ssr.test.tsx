import { describeConformance } from '../../test/describe-conformance.tsx';
import { errorStateConformance } from './error-state.conformance.tsx';

describeConformance(errorStateConformance);
