/** Proposed shifts are whole hours within these limits; 8 hours is the usual length. */
export const fillShiftHours = { shortest: 4, usual: 8, longest: 10 } as const;

/** Hours a shift could cover without a driver too many: indexes of the first hour and one past the last. */
export interface OpenWindow {
  readonly first: number;
  readonly past: number;
}

/**
 * Every window in which each hour is short of a driver, best first: the one that fills the most hours and leaves the
 * fewest too short for another shift, then where most drivers are missing.
 * @param missing drivers short in each hour
 */
export function openWindows(missing: ArrayLike<number>): readonly OpenWindow[] {
  const windows: (OpenWindow & { readonly value: number; readonly depth: number })[] = [];
  for (let from = 0; from < missing.length;) {
    if (!missing[from]) {
      from += 1;
      continue;
    }
    let to = from;
    while (missing[to]) to += 1;
    for (let first = from; first + fillShiftHours.shortest <= to; first += 1)
      for (
        let past = first + fillShiftHours.shortest;
        past <= Math.min(to, first + fillShiftHours.longest);
        past += 1
      ) {
        const before = missing[first] === 1 ? strandedBy(first - from) : 0;
        const after = missing[past - 1] === 1 ? strandedBy(to - past) : 0;
        const stretched = Math.max(0, past - first - fillShiftHours.usual);
        windows.push({
          first,
          past,
          value: past - first - before - after - 2 * stretched,
          depth: sum(missing, first, past),
        });
      }
    from = to;
  }
  return windows.toSorted((a, b) => b.value - a.value || b.depth - a.depth || a.first - b.first || a.past - b.past);
}

/** Hours beside a window that are too few for another shift. */
const strandedBy = (hours: number): number => (hours < fillShiftHours.shortest ? hours : 0);

function sum(missing: ArrayLike<number>, first: number, past: number): number {
  let total = 0;
  for (let at = first; at < past; at += 1) total += missing[at] ?? 0;
  return total;
}
