/** The ids of a session's shifts. One created here keeps its local id after it is stored, so that undo still finds it. */
export function shiftIds() {
  const localIds = new Map<number, string>();
  const storedIds = new Map<string, number>();
  const stamp = Math.random().toString(36).slice(2, 8);
  let count = 0;
  return {
    newId: () => `new-${stamp}-${(count += 1)}`,
    /** The id of the bar of a stored entry. */
    idOf: (entryId: number): string => localIds.get(entryId) ?? String(entryId),
    /** The stored entry of a bar; undefined for a new one. */
    entryIdOf: (shiftId: string): number | undefined =>
      storedIds.get(shiftId) ?? (/^\d+$/.test(shiftId) ? Number(shiftId) : undefined),
    /** Records that a new shift was stored as an entry. */
    store(shiftId: string, entryId: number) {
      localIds.set(entryId, shiftId);
      storedIds.set(shiftId, entryId);
    },
  };
}
