import { describeConformance } from '../../test/describe-conformance.tsx';
import { tileConformance } from './tile.conformance.tsx';

describeConformance(tileConformance);
