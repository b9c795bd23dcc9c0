import { describeConformance } from '../../test/describe-conformance.tsx';
import { sliderConformance } from './slider.conformance.tsx';

describeConformance(sliderConformance);
