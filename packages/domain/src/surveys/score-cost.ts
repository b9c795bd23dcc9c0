import { isSmallSample } from '../metrics/interval.ts';

/** A location's or driver's surveys of a period. */
export interface ScoredPart {
  readonly top: number;
  readonly answered: number;
}

/** A part with what it takes from the whole. */
export interface CostlyPart<Part extends ScoredPart> {
  readonly part: Part;
  /** Points of the whole's score, against a whole in which every part is exactly at the target. Positive. */
  readonly cost: number;
}

/**
 * What a part takes from the score of the whole: the top scores it lacks to be at the target, in points of the whole.
 * Negative where it gives. The costs of all parts add up to the target minus the score.
 * @param total answered surveys of the whole
 */
export function scoreCost({ top, answered }: ScoredPart, target: number, total: number): number {
  return total === 0 ? 0 : (target * answered - 100 * top) / total;
}

/** The parts that take most from the score of the whole, the worst first. Parts with too few surveys are not judged. */
export function costliestParts<Part extends ScoredPart>(
  parts: readonly Part[],
  target: number,
  total: number,
  most: number,
): readonly CostlyPart<Part>[] {
  return parts
    .filter(({ answered }) => !isSmallSample(answered))
    .map((part) => ({ part, cost: scoreCost(part, target, total) }))
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most);
}

/** A day's answered surveys. */
export interface ScoredDay extends ScoredPart {
  readonly day: string;
}

/** The score of a period as it stood at the end of each day; null until there are enough surveys to score. */
export function runningScore(days: readonly ScoredDay[]): readonly (ScoredDay & { readonly score: number | null })[] {
  let [top, answered] = [0, 0];
  return days.map((each) => {
    top += each.top;
    answered += each.answered;
    return { day: each.day, top, answered, score: isSmallSample(answered) ? null : (100 * top) / answered };
  });
}
