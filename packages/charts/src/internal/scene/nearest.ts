/** The index of the nearest of some ascending numbers, by binary search; -1 if there are none. */
export function nearestOf(count: number, at: (index: number) => number, wanted: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low > 0 && wanted - at(low - 1) < at(low) - wanted ? low - 1 : Math.min(low, count - 1);
}
