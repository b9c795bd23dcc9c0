import { describeConformance } from '../../test/describe-conformance.tsx';
import { paginationConformance } from './pagination.conformance.tsx';

describeConformance(paginationConformance);
