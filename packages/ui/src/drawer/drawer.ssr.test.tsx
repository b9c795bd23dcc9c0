import { describeConformance } from '../../test/describe-conformance.tsx';
import { drawerConformance } from './drawer.conformance.tsx';

describeConformance(drawerConformance);
