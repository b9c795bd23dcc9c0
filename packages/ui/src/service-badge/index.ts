export { ServiceBadge, type ServiceBadgeProps } from './service-badge.tsx';
export { serviceBadgeAnatomy } from './service-badge.anatomy.ts';
