import { describeConformance } from '../../test/describe-conformance.tsx';
import { avatarConformance } from './avatar.conformance.tsx';

describeConformance(avatarConformance);
