import { describeConformance } from '../../test/describe-conformance.tsx';
import { commandPaletteConformance } from './command-palette.conformance.tsx';

describeConformance(commandPaletteConformance);
