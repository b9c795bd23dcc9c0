import { describeConformance } from '../../test/describe-conformance.tsx';
import { boardConformance } from './board.conformance.tsx';

describeConformance(boardConformance);
