import { defineConformance } from '../../test/conformance.tsx';
import { serviceBadgeAnatomy, ServiceBadge } from './index.ts';

export const serviceBadgeConformance = defineConformance({
  anatomy: serviceBadgeAnatomy,
  render: (probe) => <ServiceBadge {...probe('Root')} service="multiple" members={['tow', 'light']} />,
});
