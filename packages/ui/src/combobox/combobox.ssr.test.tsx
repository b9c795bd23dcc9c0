import { describeConformance } from '../../test/describe-conformance.tsx';
import { comboboxConformance } from './combobox.conformance.tsx';

describeConformance(comboboxConformance);
