import { defineConformance } from '../../test/conformance.tsx';
import { emptyStateAnatomy, EmptyState } from './index.ts';

export const emptyStateConformance = defineConformance({
  anatomy: emptyStateAnatomy,
  render: (probe) => <EmptyState {...probe('Root')} title="No calls on these days" picture="road" />,
});
