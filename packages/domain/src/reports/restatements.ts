/** A number of a report: which metric, and where. */
export interface ReportedNumber {
  readonly metric: string;
  readonly slug: string;
  readonly name: string;
  readonly value: number | null;
  readonly numerator: number | null;
  readonly denominator: number | null;
}

/** A number that is different today from what a frozen report says. */
export interface Restatement extends Pick<ReportedNumber, 'metric' | 'slug' | 'name'> {
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
  const keyOf = ({ metric, slug }: ReportedNumber) => JSON.stringify([slug, metric]);
  const partsOf = ({ value, numerator, denominator }: ReportedNumber) => ({ value, numerator, denominator });
  const today = new Map(current.map((number) => [keyOf(number), number]));
  const then = new Set(frozen.map(keyOf));
  const changed = frozen.flatMap((number): Restatement[] => {
    const other = today.get(keyOf(number));
    const { metric, slug, name } = number;
    const was = partsOf(number);
    if (!other) return isEmpty(number) ? [] : [{ metric, slug, name, was, now: null }];
    const now = partsOf(other);
    const same = was.value === now.value && was.numerator === now.numerator && was.denominator === now.denominator;
    return same ? [] : [{ metric, slug, name, was, now }];
  });
  const added = current.flatMap((number): Restatement[] => {
    if (then.has(keyOf(number)) || isEmpty(number)) return [];
    const { metric, slug, name } = number;
    return [{ metric, slug, name, was: null, now: partsOf(number) }];
  });
  return [...changed, ...added];
}

function isEmpty({ value, numerator, denominator }: ReportedNumber): boolean {
  return value === null && !numerator && !denominator;
}
