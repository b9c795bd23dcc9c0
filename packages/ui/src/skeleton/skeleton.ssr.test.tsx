import { describeConformance } from '../../test/describe-conformance.tsx';
import { skeletonConformance } from './skeleton.conformance.tsx';

describeConformance(skeletonConformance);
