export interface Neighbors {
  readonly before: number | null;
  readonly after: number | null;
}

/** The previous and next row of a list; null at either end, and for a row that isn't in it. */
export function neighborsOf(rows: readonly { readonly id: number }[], id: number): Neighbors {
  const index = rows.findIndex((row) => row.id === id);
  return {
    before: index > 0 ? (rows[index - 1]?.id ?? null) : null,
    after: index >= 0 ? (rows[index + 1]?.id ?? null) : null,
  };
}
