/** The current ISO day in a time zone. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  // The Canadian English date format is ISO.
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}
