import { describeConformance } from '../../test/describe-conformance.tsx';
import { bannerConformance } from './banner.conformance.tsx';

describeConformance(bannerConformance);
