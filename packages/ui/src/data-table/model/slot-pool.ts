/**
 * Assigns lines to a fixed pool of elements. A line keeps its element while it's rendered, and a new line reuses a free
 * one, so scrolling updates elements and creates none. Assigning the same lines again changes nothing.
 */
export interface SlotPool {
  /** @param lines the lines to render, each once. @returns the slot of each, in the same order. */
  assign(lines: readonly number[]): readonly number[];
}

/** Creates an empty pool. */
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
