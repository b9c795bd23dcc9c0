import { describeConformance } from '../../test/describe-conformance.tsx';
import { textAreaConformance } from './text-area.conformance.tsx';

describeConformance(textAreaConformance);
