import { describeConformance } from '../../test/describe-conformance.tsx';
import { fileDropConformance } from './file-drop.conformance.tsx';

describeConformance(fileDropConformance);
