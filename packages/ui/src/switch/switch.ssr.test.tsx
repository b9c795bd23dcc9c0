import { describeConformance } from '../../test/describe-conformance.tsx';
import { switchConformance } from './switch.conformance.tsx';

describeConformance(switchConformance);
