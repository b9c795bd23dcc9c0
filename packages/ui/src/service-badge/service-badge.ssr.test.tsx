import { describeConformance } from '../../test/describe-conformance.tsx';
import { serviceBadgeConformance } from './service-badge.conformance.tsx';

describeConformance(serviceBadgeConformance);
