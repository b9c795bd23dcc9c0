import { describeConformance } from '../../test/describe-conformance.tsx';
import { tabsConformance } from './tabs.conformance.tsx';

describeConformance(tabsConformance);
