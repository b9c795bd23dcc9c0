interface Days {
  /** First and last day, ISO. */
  readonly from: string;
  readonly to: string;
}

/**
 * The days behind one date of a series: a month, clipped to the series' range, or the day itself.
 * @param key '2026-11' for a month, '2026-11-20' for a day
 */
export function bucketDays(key: string, { from, to }: Days): Days {
  if (key.length > 7) return { from: key, to: key };
  const last = new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(5)), 0)).toISOString().slice(0, 10);
  const first = `${key}-01`;
  return { from: first < from ? from : first, to: last > to ? to : last };
}
