import { describeConformance } from '../../test/describe-conformance.tsx';
import { confirmDialogConformance } from './confirm-dialog.conformance.tsx';

describeConformance(confirmDialogConformance);
