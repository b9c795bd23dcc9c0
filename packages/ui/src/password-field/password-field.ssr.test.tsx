import { describeConformance } from '../../test/describe-conformance.tsx';
import { passwordFieldConformance } from './password-field.conformance.tsx';

describeConformance(passwordFieldConformance);
