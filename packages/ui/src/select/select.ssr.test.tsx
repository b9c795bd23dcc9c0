import { describeConformance } from '../../test/describe-conformance.tsx';
import { selectConformance } from './select.conformance.tsx';

describeConformance(selectConformance);
