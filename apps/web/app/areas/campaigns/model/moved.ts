/** A list with one entry at another place; `index` counts the entries without it. */
export function moved<Entry extends { readonly key: string }>(
  entries: readonly Entry[],
  key: string,
  index: number,
): readonly Entry[] {
  const entry = entries.find((each) => each.key === key);
  const others = entries.filter((each) => each.key !== key);
  return entry === undefined ? entries : [...others.slice(0, index), entry, ...others.slice(index)];
}
