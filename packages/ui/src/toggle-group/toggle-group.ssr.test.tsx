import { describeConformance } from '../../test/describe-conformance.tsx';
import { toggleGroupConformance } from './toggle-group.conformance.tsx';

describeConformance(toggleGroupConformance);
