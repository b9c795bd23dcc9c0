import { defineConformance } from '../../test/conformance.tsx';
import { numberFieldAnatomy, NumberField } from './index.ts';

export const numberFieldConformance = defineConformance({
  anatomy: numberFieldAnatomy,
  render: () => <NumberField aria-label="Longest wait" unit="min" max={90} defaultValue={120} />,
});
