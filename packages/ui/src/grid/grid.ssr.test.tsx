import { describeConformance } from '../../test/describe-conformance.tsx';
import { gridConformance } from './grid.conformance.tsx';

describeConformance(gridConformance);
