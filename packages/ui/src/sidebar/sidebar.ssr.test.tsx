import { describeConformance } from '../../test/describe-conformance.tsx';
import { sidebarConformance } from './sidebar.conformance.tsx';

describeConformance(sidebarConformance);
