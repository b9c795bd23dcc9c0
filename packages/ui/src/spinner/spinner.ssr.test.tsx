import { describeConformance } from '../../test/describe-conformance.tsx';
import { spinnerConformance } from './spinner.conformance.tsx';

describeConformance(spinnerConformance);
