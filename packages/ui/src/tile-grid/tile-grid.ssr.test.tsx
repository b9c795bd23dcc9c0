import { describeConformance } from '../../test/describe-conformance.tsx';
import { tileGridConformance } from './tile-grid.conformance.tsx';

describeConformance(tileGridConformance);
