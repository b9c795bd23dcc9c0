/** A played range, in seconds of media time. */
export type PlayedRange = readonly [from: number, to: number];

/** The played ranges as a media element reports them. */
interface Played {
  readonly length: number;
  readonly start: (index: number) => number;
  readonly end: (index: number) => number;
}

/** Converts the ranges of a media element to a list. */
export const rangesOf = (played: Played): PlayedRange[] =>
  Array.from({ length: played.length }, (_range, index) => [played.start(index), played.end(index)]);

/** Sorts ranges and merges those that touch or overlap: replays count once, skipped parts not at all. */
export function unitedRanges(ranges: readonly PlayedRange[]): PlayedRange[] {
  const united: [number, number][] = [];
  for (const [from, to] of [...ranges].filter(([start, end]) => end > start).sort(([a], [b]) => a - b)) {
    const last = united.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else united.push([from, to]);
  }
  return united;
}

/** Whole seconds that were played, each counted once. */
export function watchedSeconds(ranges: readonly PlayedRange[]): number {
  const played = unitedRanges(ranges).reduce((sum, [from, to]) => sum + to - from, 0);
  // A sum of ranges can fall short of a whole second through rounding alone.
  return Math.floor(played + 1e-6);
}
