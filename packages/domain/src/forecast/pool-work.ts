import { normalDistribution } from '../arena/normal.ts';
import { normalQuantile } from './normal-quantile.ts';

/** Lognormally distributed minutes: never below 0, occasionally very long. */
export interface Minutes {
  readonly mean: number;
  /** Standard deviation over mean. */
  readonly variation: number;
}

/** One service as worked by a pool of drivers. */
export interface ServiceWork {
  readonly callsPerHour: number;
  /** From the driver's departure to arrival at the member. */
  readonly drive: Minutes;
  /** From arrival until the driver is free again: on scene, plus the tow if there is one. */
  readonly onSite: Minutes;
  /** Minutes promised to the member, counted from the request. */
  readonly promisedMinutes: number;
  /** Minutes from the request until a free driver sets off: spotting, assigning, accepting. @defaultValue 0 */
  readonly dispatchMinutes?: number;
}

/** A pool's work in one hour, all services combined. */
export interface PoolWork {
  readonly callsPerHour: number;
  /** Erlangs: average number of busy drivers if no call ever waits. */
  readonly load: number;
  /** Mean minutes a call occupies a driver. */
  readonly busyMinutes: number;
  /** Squared coefficient of variation of those minutes; 1 = exponential. */
  readonly busyVariation: number;
  /** Minutes a call may wait for a driver, over the drives short enough to make the promise. */
  readonly slack: Float64Array;
  /** Share of all calls with each slack. The shares add up to the share reached if no call waits. */
  readonly slackShares: Float64Array;
}

/** Number of steps in the discretized drive distribution. */
const driveSteps = 16;

/** Combines services that share drivers. */
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
