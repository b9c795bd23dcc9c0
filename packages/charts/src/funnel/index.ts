export { Funnel, type FunnelProps } from './funnel.tsx';
export type { FunnelStage } from './funnel.layout.ts';
