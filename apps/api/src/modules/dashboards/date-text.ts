import type { MetricMeta } from '@roadside/contract/schemas';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A date on paper: 'Nov 2026', 'Nov 22', or 'Nov 2026, part' for a month that isn't covered in full. */
export function dateText(date: string, unfinished: NonNullable<MetricMeta['unfinished']>): string {
  const isMonth = date.length === 7;
  const name = (isMonth ? monthName : dayName).format(new Date(`${isMonth ? `${date}-01` : date}T00:00:00Z`));
  return unfinished.some((part) => part.date === date) ? `${name}, part` : name;
}
