import { describeConformance } from '../../test/describe-conformance.tsx';
import { composerConformance } from './composer.conformance.tsx';

describeConformance(composerConformance);
