import { describeConformance } from '../../test/describe-conformance.tsx';
import { jobStageConformance } from './job-stage.conformance.tsx';

describeConformance(jobStageConformance);
