import { defineConformance } from '../../test/conformance.tsx';
import { spinnerAnatomy, Spinner } from './index.ts';

export const spinnerConformance = defineConformance({
  anatomy: spinnerAnatomy,
  render: (probe) => <Spinner {...probe('Root')} />,
});
