import { describeConformance } from '../../test/describe-conformance.tsx';
import { breadcrumbsConformance } from './breadcrumbs.conformance.tsx';

describeConformance(breadcrumbsConformance);
