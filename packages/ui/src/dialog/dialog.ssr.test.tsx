import { describeConformance } from '../../test/describe-conformance.tsx';
import { dialogConformance } from './dialog.conformance.tsx';

describeConformance(dialogConformance);
