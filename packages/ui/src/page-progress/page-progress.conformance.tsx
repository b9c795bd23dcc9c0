import { defineConformance } from '../../test/conformance.tsx';
import { PageProgress, pageProgressAnatomy } from './index.ts';

export const pageProgressConformance = defineConformance({
  anatomy: pageProgressAnatomy,
  render: (probe) => <PageProgress {...probe('Root')} words="Heading There Now..." />,
});
