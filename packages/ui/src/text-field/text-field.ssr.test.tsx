import { describeConformance } from '../../test/describe-conformance.tsx';
import { textFieldConformance } from './text-field.conformance.tsx';

describeConformance(textFieldConformance);
