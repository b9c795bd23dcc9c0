/** How quickly a look-back decays, and how many expected calls it needs before it moves the forecast much. */
interface LookBack {
  readonly halfLifeHours: number;
  readonly prior: number;
}

/** From the last two hours (a storm) to the level of the last four weeks. */
export const lookBacks: readonly LookBack[] = [
  { halfLifeHours: 2, prior: 4 },
  { halfLifeHours: 8, prior: 4 },
  { halfLifeHours: 24, prior: 6 },
  { halfLifeHours: 168, prior: 15 },
  { halfLifeHours: 672, prior: 40 },
];

/** Multiple of usual volume over the last two hours above which a storm feeds itself. */
const stormLevel = 2;

/** Opinions per hour: the pattern, one per look-back, and the storm's. */
export const opinionCount = lookBacks.length + 2;

/**
 * Tracks how far recent calls run above or below the pattern. Add hours in sequence; an unknown hour changes nothing.
 */
export class RecentLevel {
  readonly #seen = lookBacks.map(() => 0);
  readonly #due = lookBacks.map(() => 0);
  readonly #keep = lookBacks.map(({ halfLifeHours }) => 0.5 ** (1 / halfLifeHours));

  /** Adds an hour that has ended. */
  add(calls: number, pattern: number): void {
    if (Number.isNaN(calls)) return;
    for (let at = 0; at < lookBacks.length; at += 1) {
      this.#seen[at] = this.#seen[at]! * this.#keep[at]! + calls;
      this.#due[at] = this.#due[at]! * this.#keep[at]! + pattern;
    }
  }

  /** Writes the factor of every opinion; an opinion's forecast for an hour is this factor times the hour's pattern. */
  factorsInto(factors: Float64Array, offset = 0): void {
    factors[offset] = 1;
    for (const [at, { prior }] of lookBacks.entries())
      factors[offset + 1 + at] = (this.#seen[at]! + prior) / (this.#due[at]! + prior);
    factors[offset + opinionCount - 1] = Math.max(0, factors[offset + 1]! - stormLevel);
  }
}
