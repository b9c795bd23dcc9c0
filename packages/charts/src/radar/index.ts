export { Radar, type RadarProps } from './radar.tsx';
export type { RadarSeries } from './radar.layout.ts';
