import { describeConformance } from '../../test/describe-conformance.tsx';
import { iconButtonConformance } from './icon-button.conformance.tsx';

describeConformance(iconButtonConformance);
