export { Distribution, type DistributionProps } from './distribution.tsx';
