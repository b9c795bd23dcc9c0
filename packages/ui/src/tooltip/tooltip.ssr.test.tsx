import { describeConformance } from '../../test/describe-conformance.tsx';
import { tooltipConformance } from './tooltip.conformance.tsx';

describeConformance(tooltipConformance);
