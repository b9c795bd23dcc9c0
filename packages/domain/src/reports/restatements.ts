/**
 * Where a report says a number: its headlines, what they are compared with, the ranking, the stations at its ends, the
 * tiers, the trend, and why the numbers moved.
 */
export const reportParts = ['numbers', 'before', 'ranking', 'stations', 'tiers', 'trend', 'why'] as const;
export type ReportPart = (typeof reportParts)[number];

/** A number of a report: in which part, of which metric, and where. */
export interface ReportedNumber {
  readonly part: ReportPart;
  /** What sets it apart in its part: a month of the trend, a tier, a reason; null for the others. */
  readonly detail: string | null;
  readonly metric: string;
  readonly slug: string;
  readonly name: string;
  readonly value: number | null;
  readonly numerator: number | null;
  readonly denominator: number | null;
}

/** A number that is different today from what a frozen report says. */
export interface Restatement extends Pick<ReportedNumber, 'part' | 'detail' | 'metric' | 'slug' | 'name'> {
  /** As frozen; null if the place wasn't in the report. */
  readonly was: Pick<ReportedNumber, 'value' | 'numerator' | 'denominator'> | null;
  /** As counted today; null if the place is no longer there. */
  readonly now: Pick<ReportedNumber, 'value' | 'numerator' | 'denominator'> | null;
}

/**
 * What later surveys, imports and edits changed in a frozen report: every number that is different today, in the order of
 * the report, then the new ones. A number whose parts moved but whose value reads the same is listed, too.
 */
export function restatements(
  frozen: readonly ReportedNumber[],
  current: readonly ReportedNumber[],
): readonly Restatement[] {
  const keyOf = ({ part, detail, metric, slug }: ReportedNumber) => JSON.stringify([part, detail, slug, metric]);
  const whichOf = ({ part, detail, metric, slug, name }: ReportedNumber) => ({ part, detail, metric, slug, name });
  const partsOf = ({ value, numerator, denominator }: ReportedNumber) => ({ value, numerator, denominator });
  const today = new Map(current.map((number) => [keyOf(number), number]));
  const then = new Set(frozen.map(keyOf));
  const changed = frozen.flatMap((number): Restatement[] => {
    const other = today.get(keyOf(number));
    const was = partsOf(number);
    if (!other) return isEmpty(number) ? [] : [{ ...whichOf(number), was, now: null }];
    const now = partsOf(other);
    const same = was.value === now.value && was.numerator === now.numerator && was.denominator === now.denominator;
    return same ? [] : [{ ...whichOf(number), was, now }];
  });
  const added = current.flatMap((number): Restatement[] => {
    if (then.has(keyOf(number)) || isEmpty(number)) return [];
    return [{ ...whichOf(number), was: null, now: partsOf(number) }];
  });
  return [...changed, ...added];
}

function isEmpty({ value, numerator, denominator }: ReportedNumber): boolean {
  return value === null && !numerator && !denominator;
}
