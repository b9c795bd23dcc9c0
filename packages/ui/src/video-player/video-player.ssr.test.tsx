import { describeConformance } from '../../test/describe-conformance.tsx';
import { videoPlayerConformance } from './video-player.conformance.tsx';

describeConformance(videoPlayerConformance);
