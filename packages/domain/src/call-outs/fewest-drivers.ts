import type { TimeSpan } from '../scheduling/coverage.ts';

/** An hour's start in epoch milliseconds, with the drivers it is short of. */
export interface ShortHour {
  readonly start: number;
  readonly missing: number;
}

/** A driver who is off shift and could work part of a call-out. */
export interface CallOutCandidate {
  readonly id: number;
  /** A part of the call-out that suits the driver. */
  readonly span: TimeSpan;
  /** Among drivers who help equally, the one with the lowest goes first: 1 for overtime, 0 without. */
  readonly cost: number;
}

/** Whom to ask, and what stays short even if everybody says yes. */
export interface CallOutChoice<Candidate extends CallOutCandidate = CallOutCandidate> {
  /** In the order in which the hours need them. */
  readonly chosen: readonly Candidate[];
  readonly uncovered: readonly ShortHour[];
}

const hourMs = 3_600_000;

/** Whether a driver's span covers all of an hour (decisions 26). */
export function coversHour({ start, end }: TimeSpan, hour: number): boolean {
  return start <= hour && hour + hourMs <= end;
}

/** As many combinations of drivers' parts are all tried; with more, one driver's part after the other is improved. */
const maxCombinations = 4_096;

/**
 * The fewest drivers who cover the short hours as far as they can. A driver who could work one of several parts is
 * among the candidates once for each, and is chosen for one of them at most. Exact up to `maxCombinations`.
 */
export function fewestDrivers<Candidate extends CallOutCandidate>(
  hours: readonly ShortHour[],
  candidates: readonly Candidate[],
): CallOutChoice<Candidate> {
  const short = hours.filter(({ missing }) => missing > 0).toSorted((a, b) => a.start - b.start);
  const byDriver = new Map<number, Candidate[]>();
  for (const candidate of candidates) byDriver.set(candidate.id, [...(byDriver.get(candidate.id) ?? []), candidate]);
  const parts = [...byDriver.values()].map((own) => usefulParts(short, own));
  const sure = parts.flatMap((own) => (own.length === 1 ? own : []));
  const open = parts.filter((own) => own.length > 1);
  const choose = (picks: readonly number[]) =>
    chosenFrom(short, [...sure, ...open.flatMap((own, index) => own[picks[index] ?? 0] ?? [])]);
  let picks = open.map(() => 0);
  let best = choose(picks);
  const consider = (next: readonly number[]): boolean => {
    const choice = choose(next);
    if (!isBetter(choice, best)) return false;
    [picks, best] = [[...next], choice];
    return true;
  };
  if (open.reduce((count, own) => count * own.length, 1) <= maxCombinations) {
    for (const next of combinations(open.map(({ length }) => length))) consider(next);
    return best;
  }
  for (let improved = true; improved;) {
    improved = false;
    for (const [index, own] of open.entries())
      for (const part of own.keys()) if (consider(picks.with(index, part))) improved = true;
  }
  return best;
}

/** A driver's parts that cover different short hours: one whose hours another part covers too is left out. */
function usefulParts<Candidate extends CallOutCandidate>(
  short: readonly ShortHour[],
  own: readonly Candidate[],
): readonly Candidate[] {
  const covered = own.map(
    ({ span }) => new Set(short.flatMap(({ start }) => (coversHour(span, start) ? [start] : []))),
  );
  return own.filter((_, index) => {
    const mine = covered[index];
    return (
      mine !== undefined &&
      mine.size > 0 &&
      !covered.some(
        (other, at) =>
          at !== index && [...mine].every((start) => other.has(start)) && (mine.size < other.size || at < index),
      )
    );
  });
}

/** Every way to take one of each. */
function* combinations(sizes: readonly number[]): Generator<readonly number[]> {
  const [size, ...rest] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  for (let first = 0; first < size; first += 1) for (const others of combinations(rest)) yield [first, ...others];
}

/** Less uncovered first, then fewer drivers, then less overtime. */
function isBetter(some: CallOutChoice, others: CallOutChoice): boolean {
  const rank = ({ chosen, uncovered }: CallOutChoice) => [
    uncovered.reduce((sum, { missing }) => sum + missing, 0),
    chosen.length,
    chosen.reduce((sum, { cost }) => sum + cost, 0),
  ];
  const [left, right] = [rank(some), rank(others)];
  const at = left.findIndex((value, index) => value !== right[index]);
  return at !== -1 && (left[at] ?? 0) < (right[at] ?? 0);
}

/**
 * The fewest among drivers with one part each. Exact: going through the hours in order, an hour that is still short must
 * get somebody who covers it, and nobody helps the hours after it more than the one whose span ends last.
 */
function chosenFrom<Candidate extends CallOutCandidate>(
  short: readonly ShortHour[],
  candidates: readonly Candidate[],
): CallOutChoice<Candidate> {
  const last = (short.at(-1)?.start ?? 0) + hourMs;
  const end = ({ span }: Candidate) => Math.min(span.end, last);
  const free = candidates.toSorted((a, b) => end(b) - end(a) || a.cost - b.cost || a.id - b.id);
  const chosen: Candidate[] = [];
  const uncovered: ShortHour[] = [];
  for (const { start, missing } of short) {
    let left = missing - chosen.filter(({ span }) => coversHour(span, start)).length;
    while (left > 0) {
      const at = free.findIndex(({ span }) => coversHour(span, start));
      if (at === -1) break;
      chosen.push(...free.splice(at, 1));
      left -= 1;
    }
    if (left > 0) uncovered.push({ start, missing: left });
  }
  return { chosen, uncovered };
}
