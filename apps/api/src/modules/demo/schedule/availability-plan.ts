import type { DemoDriver } from '../organization/organization-plan.ts';
import { RandomStream } from '../random/random-stream.ts';
import { clockTime } from './ghost-plan.ts';

/** A weekly time a driver can work. */
export interface DemoAvailability {
  readonly dayOfWeek: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly type: 'regular' | 'flexible';
}

/** The driver's work days, an hour longer on either side, and for some drivers a sixth day on call. */
export function availabilityOf(seed: number, driver: DemoDriver): readonly DemoAvailability[] {
  const stream = new RandomStream(seed, 'availability', driver.key);
  const regular = driver.workDays.map((dayOfWeek) => ({
    dayOfWeek,
    startTime: clockTime(driver.shiftStart - 1),
    endTime: clockTime(driver.shiftStart + driver.shiftHours + 1),
    type: 'regular' as const,
  }));
  const free = [0, 1, 2, 3, 4, 5, 6].filter((day) => !driver.workDays.includes(day));
  return stream.chance(0.35)
    ? [...regular, { dayOfWeek: stream.pick(free), startTime: '08:00', endTime: '20:00', type: 'flexible' }]
    : regular;
}
