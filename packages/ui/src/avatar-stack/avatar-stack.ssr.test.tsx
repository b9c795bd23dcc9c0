import { describeConformance } from '../../test/describe-conformance.tsx';
import { avatarStackConformance } from './avatar-stack.conformance.tsx';

describeConformance(avatarStackConformance);
