import { describeConformance } from '../../test/describe-conformance.tsx';
import { linkConformance } from './link.conformance.tsx';

describeConformance(linkConformance);
