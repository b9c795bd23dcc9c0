import { describeConformance } from '../../test/describe-conformance.tsx';
import { timelineConformance } from './timeline.conformance.tsx';

describeConformance(timelineConformance);
