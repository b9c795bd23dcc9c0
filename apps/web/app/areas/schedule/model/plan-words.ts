import { dayWords } from '../../../kit/format/day-words.ts';
import { shiftsWords } from './notified-words.ts';

interface PlanCounts {
  /** Shifts the plan would create. */
  readonly shifts: number;
  /** Those of them with conflicts or warnings. */
  readonly warned: number;
  /** Shifts it would take off the schedule. */
  readonly removed: number;
}

/** What a plan would do, before it is added to the schedule. */
export function previewWords({ shifts, warned, removed }: PlanCounts): string {
  const replaced = removed === 0 ? '' : ` Replaces ${shiftsWords(removed)}.`;
  return `${shiftsWords(shifts)}, ${warned} with conflicts or warnings.${replaced} Nothing is saved until you save the schedule.`;
}

/** Most drivers and days listed. */
const maxListed = 20;

/** Whose shifts a plan leaves as they are, because what would replace them can't be planned. */
export function stayingWords(staying: readonly { readonly driver: string; readonly day: string }[]): string {
  const days = [...new Set(staying.map(({ driver, day }) => `${driver}, ${dayWords(day, true)}`))];
  const more = days.length > maxListed ? `; and ${days.length - maxListed} more` : '';
  const subject = staying.length === 1 ? '1 shift stays' : `${staying.length} shifts stay`;
  return `${subject}, because the new shifts of that day can’t be planned: ${days.slice(0, maxListed).join('; ')}${more}.`;
}

/** What came of a plan: how many of its shifts are on the schedule now, not saved yet. */
export function plannedWords(planned: number, of: number): string {
  if (planned === of)
    return `${shiftsWords(planned)} planned. Save the schedule to keep ${planned === 1 ? 'it' : 'them'}.`;
  return of === 1
    ? 'The shift wasn’t planned: it conflicts with shifts on the schedule.'
    : `${planned} of ${of} shifts planned. The others conflict with shifts on the schedule.`;
}
