/** How quickly a look back forgets, and how many expected calls it needs before it moves the forecast much. */
interface LookBack {
  readonly halfLifeHours: number;
  readonly prior: number;
}

/** From the storm of the last two hours to the level of the last four weeks. */
export const lookBacks: readonly LookBack[] = [
  { halfLifeHours: 2, prior: 4 },
  { halfLifeHours: 8, prior: 4 },
  { halfLifeHours: 24, prior: 6 },
  { halfLifeHours: 168, prior: 15 },
  { halfLifeHours: 672, prior: 40 },
];

/** Volume of the last two hours, as a multiple of the usual, past which a storm feeds itself. */
const stormLevel = 2;

/** Opinions on an hour: the pattern, one per look back, and the storm's. */
export const opinionCount = lookBacks.length + 2;

/**
 * Follows how far recent calls ran ahead of or behind the pattern. Hours go in one after another; an unknown hour
 * changes nothing.
 */
export class RecentLevel {
  readonly #seen = lookBacks.map(() => 0);
  readonly #due = lookBacks.map(() => 0);
  readonly #keep = lookBacks.map(({ halfLifeHours }) => 0.5 ** (1 / halfLifeHours));

  /** Takes in an hour that has ended. */
  add(calls: number, pattern: number): void {
    if (Number.isNaN(calls)) return;
    for (let at = 0; at < lookBacks.length; at += 1) {
      this.#seen[at] = this.#seen[at]! * this.#keep[at]! + calls;
      this.#due[at] = this.#due[at]! * this.#keep[at]! + pattern;
    }
  }

  /** Writes the factor of every opinion: its forecast of an hour is this times the hour's pattern. */
  factorsInto(factors: Float64Array, offset = 0): void {
    factors[offset] = 1;
    for (const [at, { prior }] of lookBacks.entries())
      factors[offset + 1 + at] = (this.#seen[at]! + prior) / (this.#due[at]! + prior);
    factors[offset + opinionCount - 1] = Math.max(0, factors[offset + 1]! - stormLevel);
  }
}
