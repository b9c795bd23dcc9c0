const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the date of a moment in an IANA zone as 'YYYY-MM-DD'. */
export function dayIn(timeZone: string, moment: Date): string {
  let format = formats.get(timeZone);
  // The en-CA locale formats dates as ISO 8601 does.
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })),
    );
  return format.format(moment);
}
