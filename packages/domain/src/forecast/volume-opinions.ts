import { hoursPerWeek } from './accuracy.ts';
import { lookBacks, opinionCount as levelCount, RecentLevel } from './recent-level.ts';

/** Occurrences of an hour of the week until one counts half in the recent shape of the week. */
const shapeHalfLifeWeeks = 5;
/** Prior weight, in calls, against an hour of the week being busier lately than its pattern. */
const shapePrior = 12;
/** The slowest look-back: the level of the last four weeks. */
const monthly = lookBacks.length - 1;

/** Opinions on each hour: the pattern at each recent level, then the flat week, its level, and the recent shape. */
export const opinionCount = levelCount + 4;

/** Weights of the opinions before anything is known about them: mostly the recent level and shape. */
export const priorWeights: readonly number[] = Array.from({ length: opinionCount }, (_, at) =>
  at === monthly + 1 || at === levelCount + 2 ? 0.35 : at === levelCount + 1 ? 0.3 : 0,
);

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
  readonly #seen = new Float64Array(hoursPerWeek);
  readonly #due = new Float64Array(hoursPerWeek);

  /** Adds an hour that has ended. */
  add(calls: number, { cell, pattern, flat }: ExpectedHour): void {
    if (Number.isNaN(calls)) return;
    this.#level.add(calls, pattern);
    this.#stale = true;
    const { halfLifeHours } = lookBacks[monthly]!;
    const keep = 0.5 ** (1 / halfLifeHours);
    this.#flatSeen = this.#flatSeen * keep + calls;
    this.#flatDue = this.#flatDue * keep + flat;
    const kept = 0.5 ** (1 / shapeHalfLifeWeeks);
    this.#seen[cell] = this.#seen[cell]! * kept + calls;
    this.#due[cell] = this.#due[cell]! * kept + pattern;
  }

  /** Writes every opinion on an hour still to come. */
  into(row: Float64Array, offset: number, { cell, pattern, flat }: ExpectedHour): void {
    if (this.#stale) this.#level.factorsInto(this.#factors);
    this.#stale = false;
    for (let at = 0; at < levelCount; at += 1) row[offset + at] = this.#factors[at]! * pattern;
    const { prior } = lookBacks[monthly]!;
    row[offset + levelCount] = flat;
    row[offset + levelCount + 1] = (flat * (this.#flatSeen + prior)) / (this.#flatDue + prior);
    row[offset + levelCount + 2] = pattern * this.#shape(cell, 1);
    row[offset + levelCount + 3] = pattern * this.#shape(cell, 3);
  }

  /** Calls seen over calls expected, lately, in an hour of the week and as many hours on each side of it. */
  #shape(cell: number, reach: number): number {
    let [seen, due] = [shapePrior, shapePrior];
    for (let step = -reach; step <= reach; step += 1) {
      const weight = 1 - Math.abs(step) / (reach + 1);
      const near = (cell + step + hoursPerWeek) % hoursPerWeek;
      seen += weight * this.#seen[near]!;
      due += weight * this.#due[near]!;
    }
    return seen / due;
  }
}
