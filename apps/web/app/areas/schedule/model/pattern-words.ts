import { ghostAvailability, ghostWeekOf, weekWords, type GhostWeekFields } from '@roadside/domain/scheduling';

/** The week of an open shift's pattern: 'Mon–Fri 6:00 AM–2:00 PM'. */
export function patternWords(fields: GhostWeekFields): string {
  const entries = ghostAvailability(ghostWeekOf(fields));
  return entries.length === 0 ? 'no days set' : weekWords(entries);
}
