import { dayNames, type AvailabilityEntry } from './driver.ts';
import { momentWords, ptoWords, timesWords } from './fit-words.ts';
import { gridDays } from './week-grid.ts';

/** The shift in a request. */
interface ShiftSubject {
  /** ISO instants; the end as displayed. */
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
}

/** The parts of a request that its sentence mentions. */
export type RequestSubject =
  | { readonly kind: 'availability_requests'; readonly entries: readonly Omit<AvailabilityEntry, 'id' | 'type'>[] }
  | { readonly kind: 'pto_requests'; readonly ptoStart: string; readonly ptoEnd: string; readonly type: string }
  | {
      readonly kind: 'schedule_changes';
      readonly change: 'change' | 'swap' | 'drop';
      readonly shift: ShiftSubject | null;
      readonly wanted: ShiftSubject | null;
      readonly swapWith: (ShiftSubject & { readonly driver: string }) | null;
    }
  | { readonly kind: 'schedule_fill_requests'; readonly shift: ShiftSubject | null };

/** Short phrase describing a driver's request. */
export function requestWords(subject: RequestSubject): string {
  switch (subject.kind) {
    case 'pto_requests':
      return `Time off ${ptoWords(subject)} (${subject.type})`;
    case 'availability_requests':
      return `New availability: ${weekWords(subject.entries)}`;
    case 'schedule_fill_requests':
      return `Take open shift ${shiftWords(subject.shift)}`;
    case 'schedule_changes':
      if (subject.change === 'swap')
        return `Swap ${shiftWords(subject.shift)} for ${subject.swapWith ? `${subject.swapWith.driver}’s ${shiftWords(subject.swapWith)}` : 'a shift that was removed'}`;
      return subject.change === 'drop'
        ? `Drop ${shiftWords(subject.shift)}`
        : `Move ${shiftWords(subject.shift)} to ${subject.wanted ? shiftWords(subject.wanted) : 'other times'}`;
  }
}

function shiftWords(shift: ShiftSubject | null): string {
  if (!shift) return 'a shift that was removed';
  const { start, end, timeZone } = shift;
  return `${momentWords(Date.parse(start), timeZone)}–${momentWords(Date.parse(end), timeZone, 'time')}`;
}

/** 'Mon–Fri 6:00 AM–2:00 PM, Sat 8:00 AM–12:00 PM'; 'none' for an empty week. */
export function weekWords(entries: readonly Omit<AvailabilityEntry, 'id' | 'type'>[]): string {
  if (entries.length === 0) return 'none';
  const byTimes = new Map<string, number[]>();
  for (const { dayOfWeek, startTime, endTime } of entries) {
    const times = timesWords(startTime, endTime);
    byTimes.set(times, [...(byTimes.get(times) ?? []), dayOfWeek]);
  }
  return [...byTimes].map(([times, days]) => `${daysWords(days)} ${times}`).join(', ');
}

/** 'Mon–Fri', 'Mon, Wed'; runs of three or more days become a range. */
function daysWords(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of gridDays.filter((each) => days.includes(each))) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const short = (day: number | undefined) => dayNames[day!]!.slice(0, 3);
  return runs
    .flatMap((run) => (run.length > 2 ? [`${short(run[0])}–${short(run.at(-1))}`] : run.map(short)))
    .join(', ');
}
