/** The ISO day it is in a time zone. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  // The Canadian way of writing a date is the ISO one.
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}
