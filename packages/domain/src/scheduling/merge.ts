/** An edit of a stored shift, or its removal. */
export interface ShiftEdit {
  readonly id: number;
  /** The version that was edited; without one, the edit is only valid if no one else has saved. */
  readonly version?: number | undefined;
  readonly removes: boolean;
}

/** Reason an edit can't be merged: someone else changed or removed the shift in the meantime. */
export type StaleReason = 'changed' | 'removed';

/**
 * Edits that conflict with what others have saved since. Conflicts are detected by shift version, so edits of different
 * shifts merge. Two people removing the same shift is not a conflict.
 * @param stored versions by shift id, of the edited shifts that still exist
 * @param untouched true if no one has saved these days since they were read
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
