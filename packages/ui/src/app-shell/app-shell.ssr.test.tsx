import { describeConformance } from '../../test/describe-conformance.tsx';
import { appShellConformance } from './app-shell.conformance.tsx';

describeConformance(appShellConformance);
