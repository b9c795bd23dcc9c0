import { describeConformance } from '../../test/describe-conformance.tsx';
import { searchFieldConformance } from './search-field.conformance.tsx';

describeConformance(searchFieldConformance);
