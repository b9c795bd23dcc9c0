import { describeConformance } from '../../test/describe-conformance.tsx';
import { toasterConformance } from './toaster.conformance.tsx';

describeConformance(toasterConformance);
