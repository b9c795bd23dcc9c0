import { describeConformance } from '../../test/describe-conformance.tsx';
import { popoverConformance } from './popover.conformance.tsx';

describeConformance(popoverConformance);
