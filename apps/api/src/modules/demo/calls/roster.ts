import type { ServiceGroup } from '@roadside/domain/calls';
import type { DemoDriver, DemoStation } from '../organization/organization-plan.ts';
import type { RandomStream } from '../random/random-stream.ts';

/** Returns whether a driver's weekly pattern has them on duty; a shift past midnight belongs to the day it began. */
export function isOnDuty(
  driver: Pick<DemoDriver, 'workDays' | 'shiftStart' | 'shiftHours'>,
  weekday: number,
  hour: number,
): boolean {
  const end = driver.shiftStart + driver.shiftHours;
  if (driver.workDays.includes(weekday) && hour >= driver.shiftStart && hour < end) return true;
  return driver.workDays.includes((weekday + 6) % 7) && hour + 24 < end;
}

/**
 * Chooses a driver: someone on duty with the skill, else anyone with the skill, else anyone at all (a colleague helps
 * out).
 */
export class Roster {
  readonly #known = new Map<string, readonly DemoDriver[]>();

  choose(
    stream: RandomStream,
    station: DemoStation,
    group: ServiceGroup,
    weekday: number,
    hour: number,
  ): DemoDriver | null {
    const candidates = this.#candidates(station, group, weekday, hour);
    return candidates.length ? stream.pick(candidates) : null;
  }

  #candidates(station: DemoStation, group: ServiceGroup, weekday: number, hour: number): readonly DemoDriver[] {
    const key = `${station.key}:${group}:${weekday}:${hour}`;
    let candidates = this.#known.get(key);
    if (!candidates) {
      const regular = station.drivers.filter(({ helper }) => helper === null);
      const skilled = regular.filter(({ serviceTypes }) => serviceTypes.includes(group));
      const onDuty = skilled.filter((driver) => isOnDuty(driver, weekday, hour));
      candidates = [onDuty, skilled, regular].find((drivers) => drivers.length > 0) ?? [];
      this.#known.set(key, candidates);
    }
    return candidates;
  }
}
