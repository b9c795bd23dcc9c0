import { describeConformance } from '../../test/describe-conformance.tsx';
import { fieldConformance } from './field.conformance.tsx';

describeConformance(fieldConformance);
