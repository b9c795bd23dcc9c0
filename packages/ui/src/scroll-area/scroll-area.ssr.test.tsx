import { describeConformance } from '../../test/describe-conformance.tsx';
import { scrollAreaConformance } from './scroll-area.conformance.tsx';

describeConformance(scrollAreaConformance);
