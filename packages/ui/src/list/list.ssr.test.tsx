import { describeConformance } from '../../test/describe-conformance.tsx';
import { listConformance } from './list.conformance.tsx';

describeConformance(listConformance);
