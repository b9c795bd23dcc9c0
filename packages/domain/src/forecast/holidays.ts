/** Days with different driving patterns, by the name their effect is learned under. */
export type Holiday =
  | 'new-year'
  | 'memorial-day'
  | 'independence-day'
  | 'labor-day'
  | 'thanksgiving'
  | 'day-after-thanksgiving'
  | 'christmas-eve'
  | 'christmas'
  | 'day-after-christmas'
  | 'new-years-eve';

const fixed: Readonly<Record<string, Holiday>> = {
  '01-01': 'new-year',
  '07-04': 'independence-day',
  '12-24': 'christmas-eve',
  '12-25': 'christmas',
  '12-26': 'day-after-christmas',
  '12-31': 'new-years-eve',
};

/** The US holiday on an ISO day if it changes call volume, or null. */
export function holidayOf(day: string): Holiday | null {
  const date = day.slice(5);
  const known = fixed[date];
  if (known) return known;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 1 && date >= '05-25' && date <= '05-31') return 'memorial-day';
  if (weekday === 1 && date >= '09-01' && date <= '09-07') return 'labor-day';
  if (weekday === 4 && date >= '11-22' && date <= '11-28') return 'thanksgiving';
  if (weekday === 5 && date >= '11-23' && date <= '11-29') return 'day-after-thanksgiving';
  return null;
}
