/** One property of a record in words, for comparison. */
export interface DescribedField {
  /** Unique within the record; both versions of a property have the same key. */
  readonly key: string;
  readonly label: string;
  /** Empty where the record does not have the property. */
  readonly text: string;
}

/** A property that differs between the two versions. Null where that version does not have it. */
export interface Difference {
  readonly key: string;
  readonly label: string;
  readonly mine: string | null;
  readonly theirs: string | null;
}

/** The differences between two versions: in the order of `mine`, then those only in `theirs`. */
export function differencesOf(
  mine: readonly DescribedField[],
  theirs: readonly DescribedField[],
): readonly Difference[] {
  const stored = new Map(theirs.map((field) => [field.key, field]));
  const here = new Set(mine.map(({ key }) => key));
  return [
    ...mine.map(({ key, label, text }) => ({ key, label, mine: text, theirs: stored.get(key)?.text ?? null })),
    ...theirs.flatMap(({ key, label, text }) => (here.has(key) ? [] : [{ key, label, mine: null, theirs: text }])),
  ].filter(({ mine: own, theirs: other }) => own !== other);
}
