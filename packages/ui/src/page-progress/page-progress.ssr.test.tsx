import { describeConformance } from '../../test/describe-conformance.tsx';
import { pageProgressConformance } from './page-progress.conformance.tsx';

describeConformance(pageProgressConformance);
