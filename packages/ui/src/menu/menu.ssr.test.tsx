import { describeConformance } from '../../test/describe-conformance.tsx';
import { menuConformance } from './menu.conformance.tsx';

describeConformance(menuConformance);
