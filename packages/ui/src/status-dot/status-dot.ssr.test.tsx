import { describeConformance } from '../../test/describe-conformance.tsx';
import { statusDotConformance } from './status-dot.conformance.tsx';

describeConformance(statusDotConformance);
