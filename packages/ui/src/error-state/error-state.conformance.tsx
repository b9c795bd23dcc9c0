import { defineConformance } from '../../test/conformance.tsx';
import { errorStateAnatomy, ErrorState } from './index.ts';

export const errorStateConformance = defineConformance({
  anatomy: errorStateAnatomy,
  render: (probe) => <ErrorState {...probe('Root')} title="The calls could not be read" reference="7f3a" />,
});
