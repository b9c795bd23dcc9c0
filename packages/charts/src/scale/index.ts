export { bandScale, type BandScale } from './band.ts';
export {
  axisSteps,
  linearScale,
  matchedDomain,
  niceDomain,
  roundStep,
  roundTicks,
  type LinearScale,
} from './linear.ts';
export { timeTicks, type TimeTick } from './time.ts';
