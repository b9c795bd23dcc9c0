import { describeConformance } from '../../test/describe-conformance.tsx';
import { multiSelectConformance } from './multi-select.conformance.tsx';

describeConformance(multiSelectConformance);
