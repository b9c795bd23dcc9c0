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
