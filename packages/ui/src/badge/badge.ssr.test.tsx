import { describeConformance } from '../../test/describe-conformance.tsx';
import { badgeConformance } from './badge.conformance.tsx';

describeConformance(badgeConformance);
