import { dayList } from '../calendar/calendar.ts';
import type { PtoEntry } from './driver.ts';

/** Whether days off are approved, either by a decision or because a manager entered them. */
export function countsAsTimeOff({ status }: Pick<PtoEntry, 'status'>): boolean {
  return status === undefined || status === 'approved';
}

/** Whether days off are requested and still undecided. */
export function isPending({ status }: Pick<PtoEntry, 'status'>): boolean {
  return status === 'pending';
}

/** Distinct approved days off in the calendar year: overlaps count once (glossary, section 2). */
export function totalDaysPto(pto: readonly PtoEntry[], year: number): number {
  const first = `${year}-01-01`;
  const last = `${year}-12-31`;
  const days = new Set<string>();
  for (const { ptoStart, ptoEnd } of pto.filter(countsAsTimeOff))
    for (const day of dayList(ptoStart > first ? ptoStart : first, ptoEnd < last ? ptoEnd : last)) days.add(day);
  return days.size;
}

/** A change to a driver's time off, by its flag in the request (specification, section 7). */
export type PtoChange =
  | { readonly flag: 'new_pto'; readonly entry: PtoEntry }
  | { readonly flag: 'edit_pto'; readonly entry: PtoEntry }
  | { readonly flag: 'delete_pto'; readonly id: number };

/** Reasons a change to time off is refused. */
export type PtoProblem = 'ends-before-start' | 'unknown-entry' | 'entry-exists';

/** The entries after a change, sorted by start, or the problem with it. */
export function changePto(
  pto: readonly PtoEntry[],
  change: PtoChange,
): { readonly ok: true; readonly pto: readonly PtoEntry[] } | { readonly ok: false; readonly problem: PtoProblem } {
  const id = change.flag === 'delete_pto' ? change.id : change.entry.id;
  const known = pto.some((entry) => entry.id === id);
  if (change.flag === 'new_pto' && known) return { ok: false, problem: 'entry-exists' };
  if (change.flag !== 'new_pto' && !known) return { ok: false, problem: 'unknown-entry' };
  const others = pto.filter((entry) => entry.id !== id);
  if (change.flag === 'delete_pto') return { ok: true, pto: others };
  if (change.entry.ptoEnd < change.entry.ptoStart) return { ok: false, problem: 'ends-before-start' };
  return { ok: true, pto: [...others, change.entry].toSorted((a, b) => (a.ptoStart < b.ptoStart ? -1 : 1)) };
}
