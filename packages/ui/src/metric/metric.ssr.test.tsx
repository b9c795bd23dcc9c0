import { describeConformance } from '../../test/describe-conformance.tsx';
import { metricConformance } from './metric.conformance.tsx';

describeConformance(metricConformance);
