/**
 * Which element of a few draws which line. A line keeps its element for as long as it is drawn, and a line that
 * comes in takes one that has just become free, so scrolling rewrites a few elements and creates none.
 */
export interface SlotPool {
  /** @param lines the places to draw now, each once. @returns the slot of each, in the same order. */
  assign(lines: readonly number[]): readonly number[];
}

/** Makes an empty pool. */
export function createSlotPool(): SlotPool {
  let slotOf = new Map<number, number>();
  return {
    assign(lines) {
      const next = new Map<number, number>();
      const taken = new Set<number>();
      for (const line of lines) {
        const slot = slotOf.get(line);
        if (slot === undefined) continue;
        next.set(line, slot);
        taken.add(slot);
      }
      let free = 0;
      const slots = lines.map((line) => {
        const kept = next.get(line);
        if (kept !== undefined) return kept;
        while (taken.has(free)) free += 1;
        taken.add(free);
        next.set(line, free);
        return free;
      });
      slotOf = next;
      return slots;
    },
  };
}
