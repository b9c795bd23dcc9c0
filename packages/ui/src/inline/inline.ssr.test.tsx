import { describeConformance } from '../../test/describe-conformance.tsx';
import { inlineConformance } from './inline.conformance.tsx';

describeConformance(inlineConformance);
