import { describeConformance } from '../../test/describe-conformance.tsx';
import { contextMenuConformance } from './context-menu.conformance.tsx';

describeConformance(contextMenuConformance);
