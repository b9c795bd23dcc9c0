export { bandScale, type BandScale } from './band.ts';
export { linearScale, niceDomain, roundStep, roundTicks, type LinearScale } from './linear.ts';
