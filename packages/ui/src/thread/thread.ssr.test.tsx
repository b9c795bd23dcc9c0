import { describeConformance } from '../../test/describe-conformance.tsx';
import { threadConformance } from './thread.conformance.tsx';

describeConformance(threadConformance);
