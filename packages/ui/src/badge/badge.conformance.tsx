import { defineConformance } from '../../test/conformance.tsx';
import { badgeAnatomy, Badge } from './index.ts';

export const badgeConformance = defineConformance({
  anatomy: badgeAnatomy,
  render: (probe) => (
    <Badge {...probe('Root')} tone="beacon">
      At risk
    </Badge>
  ),
});
