import { dayNumber, isoDay } from '../calls/days.ts';
import type { DemoDriver } from '../organization/organization-plan.ts';
import { RandomStream } from '../random/random-stream.ts';

/** Days off of a driver, both ends included. */
export interface DemoTimeOff {
  readonly driverKey: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly type: 'vacation' | 'personal' | 'sick';
  readonly reason: string | null;
}

const vacations = ['Family trip', 'Lake cabin', 'Beach week', 'Visiting my sister', null, null];
const personal = ['Closing on the house', 'Graduation', 'Moving day', null];
// Excludes July, August and December, so that they never overlap a vacation.
const quietMonths = ['01', '02', '03', '04', '05', '06', '09', '10', '11'];

/** One in this many drivers is off across New Year. */
const acrossNewYearEvery = 35;

/** Twelve days off in a year, most of them in July, August and December (glossary, section 4). */
export function timeOffOf(seed: number, driver: Pick<DemoDriver, 'key'>, year: number): readonly DemoTimeOff[] {
  const stream = new RandomStream(seed, 'time-off', driver.key, year);
  const acrossNewYear = Number(driver.key.split(':')[1]) % acrossNewYearEvery === 7;
  const block = (startsOn: string, days: number, type: DemoTimeOff['type'], reason: string | null): DemoTimeOff => ({
    driverKey: driver.key,
    startsOn,
    endsOn: isoDay(dayNumber(startsOn) + days - 1),
    type,
    reason,
  });
  const summer = isoDay(dayNumber(`${year}-07-01`) + stream.integer(0, 57));
  const winter = acrossNewYear ? `${year}-12-29` : isoDay(dayNumber(`${year}-12-01`) + stream.integer(0, 27));
  const months = stream.shuffle(quietMonths);
  const single = (month: string | undefined) => `${year}-${month}-${String(stream.integer(1, 28)).padStart(2, '0')}`;
  return [
    block(summer, 5, 'vacation', stream.pick(vacations)),
    // Across New Year: three days in this year and two in the next; fewer other days off compensate.
    block(winter, acrossNewYear ? 5 : 4, 'vacation', stream.pick(vacations)),
    block(single(months[0]), 1, 'personal', stream.pick(personal)),
    block(single(months[1]), 1, 'sick', null),
    ...(acrossNewYear ? [] : [block(single(months[2]), 1, 'personal', stream.pick(personal))]),
  ];
}

/** Tells whether a driver is off on a day, from the plans for that year and the previous one. */
export class TimeOffBook {
  readonly #seed: number;
  readonly #days = new Map<string, ReadonlySet<number>>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  isOff(driver: Pick<DemoDriver, 'key'>, day: string): boolean {
    const year = Number(day.slice(0, 4));
    const key = `${driver.key}:${year}`;
    let days = this.#days.get(key);
    if (!days) {
      const off = new Set<number>();
      for (const { startsOn, endsOn } of [year - 1, year].flatMap((each) => timeOffOf(this.#seed, driver, each)))
        for (let at = dayNumber(startsOn); at <= dayNumber(endsOn); at += 1) off.add(at);
      this.#days.set(key, (days = off));
    }
    return days.has(dayNumber(day));
  }
}
