export { Badge, type BadgeProps } from './badge.tsx';
export { badgeAnatomy } from './badge.anatomy.ts';
