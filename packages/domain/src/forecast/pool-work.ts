import { normalDistribution } from '../arena/normal.ts';
import { normalQuantile } from './normal-quantile.ts';

/** Minutes that vary as a lognormal does: never below 0, now and then very long. */
export interface Minutes {
  readonly mean: number;
  /** Standard deviation over mean. */
  readonly variation: number;
}

/** One service as a pool of drivers works it. */
export interface ServiceWork {
  readonly callsPerHour: number;
  /** From a driver's start to the member. */
  readonly drive: Minutes;
  /** From arrival until the driver is free again: on scene, and the tow where there is one. */
  readonly onSite: Minutes;
  /** Minutes the member was promised, counted from the request. */
  readonly promisedMinutes: number;
  /** Minutes from the request until a free driver starts: spotting, assigning, accepting. @defaultValue 0 */
  readonly dispatchMinutes?: number;
}

/** A pool's work in one hour, all services together. */
export interface PoolWork {
  readonly callsPerHour: number;
  /** Erlangs: drivers busy at any moment, on average, if nobody ever waits. */
  readonly load: number;
  /** Mean minutes a call keeps a driver. */
  readonly busyMinutes: number;
  /** Squared coefficient of variation of those minutes; 1 = exponential. */
  readonly busyVariation: number;
  /** Minutes a call may wait for a driver, over the drives that are short enough at all. */
  readonly slack: Float64Array;
  /** Share of all calls that has each slack. The shares add up to what is reached when nobody waits. */
  readonly slackShares: Float64Array;
}

/** Steps a drive's distribution is cut into. */
const driveSteps = 16;

/** Sums up services that share their drivers. */
export function poolWork(services: readonly ServiceWork[]): PoolWork {
  const callsPerHour = services.reduce((sum, { callsPerHour }) => sum + callsPerHour, 0);
  const busy = services.map(({ drive, onSite }) => drive.mean + onSite.mean);
  const weight = services.map((service) =>
    callsPerHour > 0 ? service.callsPerHour / callsPerHour : 1 / services.length,
  );
  const busyMinutes = busy.reduce((sum, minutes, at) => sum + minutes * weight[at]!, 0);
  const squares = services.reduce((sum, { drive, onSite }, at) => {
    const variance = (drive.mean * drive.variation) ** 2 + (onSite.mean * onSite.variation) ** 2;
    return sum + weight[at]! * (variance + busy[at]! ** 2);
  }, 0);
  return {
    callsPerHour,
    load: (callsPerHour * busyMinutes) / 60,
    busyMinutes,
    busyVariation: busyMinutes > 0 ? squares / busyMinutes ** 2 - 1 : 1,
    ...slackOf(services, weight),
  };
}

function slackOf(services: readonly ServiceWork[], weight: readonly number[]) {
  const slack = new Float64Array(services.length * driveSteps);
  const slackShares = new Float64Array(services.length * driveSteps);
  for (const [at, { drive, promisedMinutes, dispatchMinutes = 0 }] of services.entries()) {
    const spread = Math.sqrt(Math.log(1 + drive.variation ** 2));
    const middle = Math.log(drive.mean) - (spread * spread) / 2;
    const longest = promisedMinutes - dispatchMinutes;
    const reachable = longest > 0 ? normalDistribution((Math.log(longest) - middle) / spread) : 0;
    for (let step = 0; step < driveSteps; step += 1) {
      const place = at * driveSteps + step;
      const minutes = Math.exp(middle + spread * normalQuantile((reachable * (step + 0.5)) / driveSteps));
      slack[place] = reachable > 0 ? Math.max(0, longest - minutes) : 0;
      slackShares[place] = (weight[at]! * reachable) / driveSteps;
    }
  }
  return { slack, slackShares };
}
