import { describeConformance } from '../../test/describe-conformance.tsx';
import { audioPlayerConformance } from './audio-player.conformance.tsx';

describeConformance(audioPlayerConformance);
