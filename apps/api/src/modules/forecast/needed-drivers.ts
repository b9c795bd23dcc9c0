import type { ServiceGroup } from '@roadside/domain/calls';
import {
  bestWithinPromise,
  defaultProductivityGoals,
  driversNeeded,
  optimizedDriversNeeded,
  pooledProductivity,
  poolWork,
} from '@roadside/domain/forecast';
import type { PoolWork, StaffingTarget } from '@roadside/domain/forecast';
import type { RunSummary } from './forecast.repository.ts';

/** What a pool of services needs in a step. */
export interface PoolNeed {
  /** Calls expected in the step. */
  readonly volume: number;
  /** Calls one driver should finish per hour. */
  readonly goal: number;
  /** The pool's workload; null until the times of its services have been measured. */
  readonly work: PoolWork | null;
  readonly drivers: number;
  /** Whether the number of drivers comes from the staffing target rather than plain division. */
  readonly optimized: boolean;
  /** Share of calls reached in time if no call waited for a driver; null until times have been measured. */
  readonly bestPossible: number | null;
}

/**
 * Drivers that some services need together, from the calls expected in a step: the fewest that reach the staffing
 * target, or plain division without a target or measured times.
 * @param volumeOf calls of a service in the step
 * @param perHour steps in an hour
 */
export function needOf(
  services: readonly ServiceGroup[],
  volumeOf: (service: ServiceGroup) => number,
  perHour: number,
  summaries: ReadonlyMap<ServiceGroup, RunSummary>,
  staffing: StaffingTarget | null,
): PoolNeed {
  const parts = services.map((service) => ({
    service,
    volume: volumeOf(service),
    productivity: defaultProductivityGoals[service],
  }));
  const volume = parts.reduce((sum, part) => sum + part.volume, 0);
  const goal = pooledProductivity(parts) ?? parts[0]?.productivity ?? 1;
  const work = workOf(parts, summaries, perHour);
  const optimized = staffing && work ? optimizedDriversNeeded(work, staffing) : null;
  return {
    volume,
    goal,
    work,
    drivers: optimized?.drivers ?? driversNeeded(volume * perHour, goal),
    optimized: optimized !== null,
    bestPossible: work && bestWithinPromise(work),
  };
}

/** A pool's workload at the rate of one step; null until its times have been measured. */
function workOf(
  parts: readonly { readonly service: ServiceGroup; readonly volume: number }[],
  summaries: ReadonlyMap<ServiceGroup, RunSummary>,
  perHour: number,
): PoolWork | null {
  const services = parts.flatMap(({ service, volume }) => {
    const work = summaries.get(service)?.work;
    return work ? [{ ...work, callsPerHour: volume * perHour }] : [];
  });
  return services.length === parts.length ? poolWork(services) : null;
}
