import { describeConformance } from '../../test/describe-conformance.tsx';
import { progressConformance } from './progress.conformance.tsx';

describeConformance(progressConformance);
