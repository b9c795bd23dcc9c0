import { describeConformance } from '../../test/describe-conformance.tsx';
import { splitConformance } from './split.conformance.tsx';

describeConformance(splitConformance);
