import { describeConformance } from '../../test/describe-conformance.tsx';
import { buttonConformance } from './button.conformance.tsx';

describeConformance(buttonConformance);
