export { StatusDot, type StatusDotProps } from './status-dot.tsx';
export { statusDotAnatomy } from './status-dot.anatomy.ts';
