import { describeConformance } from '../../test/describe-conformance.tsx';
import { tableConformance } from './table.conformance.tsx';

describeConformance(tableConformance);
