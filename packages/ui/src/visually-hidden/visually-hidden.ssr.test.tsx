import { describeConformance } from '../../test/describe-conformance.tsx';
import { visuallyHiddenConformance } from './visually-hidden.conformance.tsx';

describeConformance(visuallyHiddenConformance);
