import { describeConformance } from '../../test/describe-conformance.tsx';
import { glyphConformance } from './glyph.conformance.tsx';

describeConformance(glyphConformance);
