/** An item that can be selected. */
interface Choosable {
  readonly id: string;
  readonly disabled?: boolean | undefined;
}

/** Adds items to the selection up to the limit. Items selected earlier stay. */
export function withAdded(
  chosen: readonly string[],
  added: readonly Choosable[],
  max = Number.POSITIVE_INFINITY,
): readonly string[] {
  const all = new Set(chosen);
  for (const { id, disabled } of added) if (!disabled && all.size < max) all.add(id);
  return [...all];
}

/** Removes items from the selection. Disabled items can't be removed. */
export function withRemoved(chosen: readonly string[], removed: readonly Choosable[]): readonly string[] {
  const out = new Set(removed.filter(({ disabled }) => !disabled).map(({ id }) => id));
  return chosen.filter((id) => !out.has(id));
}

/**
 * Updates the selection from a list that shows only some of the items. The selection order is kept, and items the list
 * does not show stay selected.
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
