import { hoursPerWeek } from './accuracy.ts';
import { lookBacks, opinionCount as levelCount, RecentLevel } from './recent-level.ts';

/** Weeks until a week counts half in each recent shape of the week. */
const shapeHalfLives = { slow: 5, fast: 1.5 } as const;
/** Prior weight, in calls, against an hour of the week being busier lately than its pattern. */
const shapePrior = 12;
/** The slowest look-back: the level of the last four weeks. */
const monthly = lookBacks.length - 1;

/** Opinions on each hour: the pattern at each recent level, then the flat week, its level, and the recent shapes. */
export const opinionCount = levelCount + 4;

/** Leads longer than this many half-lives of a look-back learn nothing from it. */
const longestReach = 14;
/** Days of history after which a season is known: two of each. */
const seasonDays = 730;

/** Whether an opinion can say anything about an hour this far ahead: a storm of two hours says nothing of next week. */
export function reaches(opinion: number, lead: number): boolean {
  if (opinion === levelCount - 1) return lead <= longestReach * lookBacks[0]!.halfLifeHours;
  const lookBack = lookBacks[opinion - 1];
  return !lookBack || lead <= longestReach * lookBack.halfLifeHours;
}

/**
 * Weights of the opinions before anything is known about them: the recent level and the recent shape, and the flat week
 * until two years have shown a season.
 */
export function priorWeights(days: number): readonly number[] {
  const flat = 0.3 * Math.min(1, Math.max(0, 2 - (2 * days) / seasonDays));
  return Array.from({ length: opinionCount }, (_, at) =>
    at === levelCount + 1 ? flat : at === monthly + 1 ? (1 - flat) / 2 : at > levelCount + 1 ? (1 - flat) / 4 : 0,
  );
}

/** Expected calls of an hour, from the long run. */
export interface ExpectedHour {
  /** Hour of the week, 0 to 167, in any fixed order. */
  readonly cell: number;
  /** With trend, season and holiday. */
  readonly pattern: number;
  /** With the holiday only. */
  readonly flat: number;
}

/**
 * Opinions on the next hours, from the pattern and the calls so far. Add hours in sequence; an unknown hour changes
 * nothing.
 */
export class VolumeOpinions {
  readonly #level = new RecentLevel();
  readonly #factors = new Float64Array(levelCount);
  #stale = true;
  #flatSeen = 0;
  #flatDue = 0;
  readonly #slow = new WeekShape(shapeHalfLives.slow);
  readonly #fast = new WeekShape(shapeHalfLives.fast);

  /** Adds an hour that has ended. */
  add(calls: number, { cell, pattern, flat }: ExpectedHour): void {
    if (Number.isNaN(calls)) return;
    this.#level.add(calls, pattern);
    this.#stale = true;
    const { halfLifeHours } = lookBacks[monthly]!;
    const keep = 0.5 ** (1 / halfLifeHours);
    this.#flatSeen = this.#flatSeen * keep + calls;
    this.#flatDue = this.#flatDue * keep + flat;
    this.#slow.add(cell, calls, pattern);
    this.#fast.add(cell, calls, pattern);
  }

  /** Writes every opinion on an hour still to come. */
  into(row: Float64Array, offset: number, { cell, pattern, flat }: ExpectedHour): void {
    if (this.#stale) this.#level.factorsInto(this.#factors);
    this.#stale = false;
    for (let at = 0; at < levelCount; at += 1) row[offset + at] = this.#factors[at]! * pattern;
    const { prior } = lookBacks[monthly]!;
    row[offset + levelCount] = flat;
    row[offset + levelCount + 1] = (flat * (this.#flatSeen + prior)) / (this.#flatDue + prior);
    row[offset + levelCount + 2] = pattern * this.#slow.factor(cell);
    row[offset + levelCount + 3] = pattern * this.#fast.factor(cell);
  }
}

/** How far each hour of the week has lately run above or below its pattern. */
class WeekShape {
  readonly #seen = new Float64Array(hoursPerWeek);
  readonly #due = new Float64Array(hoursPerWeek);
  readonly #keep: number;

  constructor(halfLifeWeeks: number) {
    this.#keep = 0.5 ** (1 / halfLifeWeeks);
  }

  add(cell: number, calls: number, pattern: number): void {
    this.#seen[cell] = this.#seen[cell]! * this.#keep + calls;
    this.#due[cell] = this.#due[cell]! * this.#keep + pattern;
  }

  /** Calls seen over calls expected, with the hours on each side counting half. */
  factor(cell: number): number {
    const [before, after] = [(cell + hoursPerWeek - 1) % hoursPerWeek, (cell + 1) % hoursPerWeek];
    const around = (of: Float64Array) => of[cell]! + (of[before]! + of[after]!) / 2;
    return (around(this.#seen) + shapePrior) / (around(this.#due) + shapePrior);
  }
}
