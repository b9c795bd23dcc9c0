import { describeConformance } from '../../test/describe-conformance.tsx';
import { splitButtonConformance } from './split-button.conformance.tsx';

describeConformance(splitButtonConformance);
