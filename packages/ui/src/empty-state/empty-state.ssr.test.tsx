import { describeConformance } from '../../test/describe-conformance.tsx';
import { emptyStateConformance } from './empty-state.conformance.tsx';

describeConformance(emptyStateConformance);
