import { describeConformance } from '../../test/describe-conformance.tsx';
import { treeConformance } from './tree.conformance.tsx';

describeConformance(treeConformance);
