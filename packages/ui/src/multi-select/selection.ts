/** Something that may be chosen. */
interface Choosable {
  readonly id: string;
  readonly disabled?: boolean | undefined;
}

/** What is chosen after more was added, as far as there is room; what was chosen first stays. */
export function withAdded(
  chosen: readonly string[],
  added: readonly Choosable[],
  max = Number.POSITIVE_INFINITY,
): readonly string[] {
  const all = new Set(chosen);
  for (const { id, disabled } of added) if (!disabled && all.size < max) all.add(id);
  return [...all];
}

/** What is chosen after some were taken out. What cannot be chosen cannot be taken out either. */
export function withRemoved(chosen: readonly string[], removed: readonly Choosable[]): readonly string[] {
  const out = new Set(removed.filter(({ disabled }) => !disabled).map(({ id }) => id));
  return chosen.filter((id) => !out.has(id));
}

/**
 * What is chosen after a list that shows only some of the choices reports which of them are. The order of choosing
 * stays; what the list does not show stays chosen.
 */
export function withShown(
  chosen: readonly string[],
  shown: readonly Choosable[],
  selected: ReadonlySet<string>,
  max = Number.POSITIVE_INFINITY,
): readonly string[] {
  const kept = withRemoved(
    chosen,
    shown.filter(({ id }) => !selected.has(id)),
  );
  return withAdded(
    kept,
    shown.filter(({ id }) => selected.has(id)),
    max,
  );
}
