import { defineConformance } from '../../test/conformance.tsx';
import { statusDotAnatomy, StatusDot } from './index.ts';

export const statusDotConformance = defineConformance({
  anatomy: statusDotAnatomy,
  render: (probe) => <StatusDot {...probe('Root')} tone="danger" label="Late by 4 min" />,
});
