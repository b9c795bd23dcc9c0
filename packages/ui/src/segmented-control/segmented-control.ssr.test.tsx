import { describeConformance } from '../../test/describe-conformance.tsx';
import { segmentedControlConformance } from './segmented-control.conformance.tsx';

describeConformance(segmentedControlConformance);
