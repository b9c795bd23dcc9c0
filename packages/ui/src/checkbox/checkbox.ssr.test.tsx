import { describeConformance } from '../../test/describe-conformance.tsx';
import { checkboxConformance } from './checkbox.conformance.tsx';

describeConformance(checkboxConformance);
