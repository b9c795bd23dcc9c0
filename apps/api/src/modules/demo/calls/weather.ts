import { RandomStream } from '../random/random-stream.ts';
import { dayNumber, isoDay, monthOf, weekday } from './days.ts';

/** The effect of a day's weather or holiday on the club's work. Factors are 1 on an ordinary day. */
export interface DayConditions {
  readonly event: 'cold snap' | 'heat wave' | 'ice storm' | null;
  readonly volume: number;
  readonly arrival: number;
  readonly passes: number;
  /** Share of Battery calls on that day; null = as usual. */
  readonly batteryShare: number | null;
  readonly extrication: number;
}

const ordinary: DayConditions = { event: null, volume: 1, arrival: 1, passes: 1, batteryShare: null, extrication: 1 };

/** The special days of a calendar year, by ISO day. Winter belongs to the year it ends in. */
function eventsOf(seed: number, year: number): Map<string, DayConditions> {
  const stream = new RandomStream(seed, 'weather', year);
  const events = new Map<string, DayConditions>();
  const spell = (
    firstDay: string,
    latestStart: number,
    length: readonly [number, number],
    conditions: () => DayConditions,
  ) => {
    const start = dayNumber(firstDay) + stream.integer(0, latestStart);
    const days = stream.integer(...length);
    for (let index = 0; index < days; index++) events.set(isoDay(start + index), conditions());
  };
  // One cold snap per winter month, so that the three never overlap.
  for (const [firstDay, latestStart] of [
    [`${year - 1}-12-05`, 18],
    [`${year}-01-06`, 18],
    [`${year}-02-03`, 18],
  ] as const)
    spell(firstDay, latestStart, [3, 5], () => ({
      event: 'cold snap',
      volume: stream.between(1.4, 1.9),
      arrival: 1.45,
      passes: 2.5,
      batteryShare: 0.5,
      extrication: 1,
    }));
  for (const firstDay of [`${year}-07-02`, `${year}-08-02`])
    spell(firstDay, 18, [4, 6], () => ({ ...ordinary, event: 'heat wave', volume: 1.2 }));
  const iceDays = Array.from({ length: 52 }, (_, index) => isoDay(dayNumber(`${year}-01-05`) + index)).filter(
    (day) => !events.has(day),
  );
  events.set(stream.pick(iceDays), {
    event: 'ice storm',
    volume: 2.2,
    arrival: 1.3,
    passes: 1.6,
    batteryShare: null,
    extrication: 8,
  });
  return events;
}

/** The conditions of any day, cached per year. */
export class Weather {
  readonly #seed: number;
  readonly #years = new Map<number, Map<string, DayConditions>>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  on(day: string): DayConditions {
    // December belongs to the winter that ends next year.
    const year = Number(day.slice(0, 4)) + (monthOf(day) === 12 ? 1 : 0);
    let events = this.#years.get(year);
    if (!events) {
      events = eventsOf(this.#seed, year);
      this.#years.set(year, events);
    }
    const conditions = events.get(day) ?? ordinary;
    const holiday = holidayFactor(day);
    return holiday === 1 ? conditions : { ...conditions, volume: conditions.volume * holiday };
  }
}

/** Thanksgiving Thursday, the day after Christmas, New Year's Day (glossary section 4). */
export function holidayFactor(day: string): number {
  const date = day.slice(5);
  if (date === '12-26') return 1.25;
  if (date === '01-01') return 0.8;
  const fourthThursday = date >= '11-22' && date <= '11-28' && weekday(day) === 4;
  return fourthThursday ? 0.75 : 1;
}
