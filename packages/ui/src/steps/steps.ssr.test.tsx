import { describeConformance } from '../../test/describe-conformance.tsx';
import { stepsConformance } from './steps.conformance.tsx';

describeConformance(stepsConformance);
