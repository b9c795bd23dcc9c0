/** An edit of a stored shift, or its removal. */
export interface ShiftEdit {
  readonly id: number;
  /** The version that was changed; without one the edit is only good while nobody else has saved. */
  readonly version?: number | undefined;
  readonly removes: boolean;
}

/** Why an edit can't be merged: somebody else has changed the shift since, or removed it. */
export type StaleReason = 'changed' | 'removed';

/**
 * The edits that collide with what others have saved since. Versions of shifts decide, so edits of different shifts merge.
 * Two people who remove the same shift want the same, which is no collision.
 * @param stored versions by shift id, of the edited shifts that still exist
 * @param untouched whether nobody has saved these days since they were read
 */
export function staleEdits(
  edits: readonly ShiftEdit[],
  stored: ReadonlyMap<number, number>,
  untouched: boolean,
): ReadonlyMap<number, StaleReason> {
  const stale = new Map<number, StaleReason>();
  for (const { id, version, removes } of edits) {
    const now = stored.get(id);
    if (now === undefined) {
      if (!removes) stale.set(id, 'removed');
    } else if (version === undefined ? !untouched : version !== now) stale.set(id, 'changed');
  }
  return stale;
}
