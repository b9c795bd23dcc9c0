import { describeConformance } from '../../test/describe-conformance.tsx';
import { radioGroupConformance } from './radio-group.conformance.tsx';

describeConformance(radioGroupConformance);
