import { defineConformance } from '../../test/conformance.tsx';
import { Split, splitAnatomy } from './index.ts';

export const splitConformance = defineConformance({
  anatomy: splitAnatomy,
  render: (probe) => <Split {...probe('Root')} label="Width of the list" start="List" end="Letter" />,
});
