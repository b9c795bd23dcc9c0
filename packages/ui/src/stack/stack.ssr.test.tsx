import { describeConformance } from '../../test/describe-conformance.tsx';
import { stackConformance } from './stack.conformance.tsx';

describeConformance(stackConformance);
