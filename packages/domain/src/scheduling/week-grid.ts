import type { AvailabilityEntry, DayOfWeek } from './driver.ts';

/** Half hours in a day, the steps of the week grid. */
export const halfHoursPerDay = 48;

/** Days of the week grid, Sunday first. */
export const gridDays = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly DayOfWeek[];

/** A week painted in half hours: availability of each of its 336 half hours, starting at Sunday midnight. */
export type WeekCells = readonly boolean[];

const cellsPerWeek = 7 * halfHoursPerDay;

type EntryTimes = Pick<AvailabilityEntry, 'dayOfWeek' | 'startTime' | 'endTime'>;

/** The half hours that entries cover in full; an entry that ends the next morning wraps, including Saturday's. */
export function cellsOf(entries: readonly EntryTimes[]): WeekCells {
  const cells = Array.from({ length: cellsPerWeek }, () => false);
  for (const { dayOfWeek, startTime, endTime } of entries) {
    const start = Math.ceil(minutesOf(startTime) / 30);
    const end = Math.floor((minutesOf(endTime) + (endTime <= startTime ? 1440 : 0)) / 30);
    for (let cell = start; cell < end; cell += 1) cells[(dayOfWeek * halfHoursPerDay + cell) % cellsPerWeek] = true;
  }
  return cells;
}

/**
 * The fewest entries that cover exactly the painted half hours. A run that crosses midnight stays one entry if it is at
 * most a day long; a fully painted week is seven whole days.
 */
export function entriesOf(cells: WeekCells): readonly EntryTimes[] {
  if (cells.every(Boolean)) return gridDays.map((dayOfWeek) => ({ dayOfWeek, startTime: '00:00', endTime: '00:00' }));
  const entries: EntryTimes[] = [];
  // Start after an unpainted half hour, so a run across Saturday night stays in one piece.
  const gap = cells.findIndex((painted) => !painted);
  for (let step = 1; step <= cells.length;) {
    const start = (gap + step) % cells.length;
    let length = 0;
    while (length < cells.length && cells[(start + length) % cells.length]) length += 1;
    entries.push(...runEntries(start, length));
    step += length + 1;
  }
  return entries.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek || (a.startTime < b.startTime ? -1 : 1));
}

/** Splits one run of half hours into entries of at most a day each, cut at midnight. */
function runEntries(start: number, length: number): readonly EntryTimes[] {
  const entries: EntryTimes[] = [];
  for (let from = start, left = length; left > 0;) {
    const untilMidnight = halfHoursPerDay - (from % halfHoursPerDay);
    const take = left <= halfHoursPerDay ? left : untilMidnight;
    entries.push({
      dayOfWeek: (Math.floor(from / halfHoursPerDay) % 7) as DayOfWeek,
      startTime: timeOf(from % halfHoursPerDay),
      endTime: timeOf((from + take) % halfHoursPerDay),
    });
    from += take;
    left -= take;
  }
  return entries;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function timeOf(halfHour: number): string {
  return `${String(Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`;
}
