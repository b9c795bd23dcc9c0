/** One stretch of a call on a scale from its receipt to its end. */
export interface CallStretch {
  /** Who had the call: a station's name; null for a station the reader can't see. */
  readonly holder: string | null;
  /** 0 for the first holder, 1 for the next. */
  readonly turn: number;
  /** Milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
  /** The minutes after the promise, until the driver arrived. */
  readonly late: boolean;
}

/** What is known of a call's handling. Times in milliseconds since the epoch. */
export interface CallHandling {
  readonly receivedAt: number;
  /** When the driver arrived; null if nobody did. */
  readonly arrivedAt: number | null;
  /** Null without a promise. */
  readonly promisedAt: number | null;
  /** Who gave the call back, and when, in order. */
  readonly passes: readonly { readonly at: number; readonly station: string | null }[];
  /** Who served it; null if unknown. */
  readonly station: string | null;
}

/**
 * A call's wait as stretches that follow each other without gaps, from its receipt to the arrival: each station that
 * passed it had it until then, the serving one had it last. A stretch is cut at the promise, so that exactly the minutes
 * after it are late. Empty without an arrival after the receipt. Passes outside the wait are left out.
 */
export function waitStretches({
  receivedAt,
  arrivedAt,
  promisedAt,
  passes,
  station,
}: CallHandling): readonly CallStretch[] {
  if (arrivedAt === null || arrivedAt <= receivedAt) return [];
  const within = passes
    .filter(({ at }) => at > receivedAt && at < arrivedAt)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, station: holder }) => ({ to: at, holder }));
  const stretches: CallStretch[] = [];
  let from = receivedAt;
  for (const [turn, { to, holder }] of [...within, { to: arrivedAt, holder: station }].entries()) {
    if (to === from) continue;
    if (promisedAt !== null && promisedAt > from && promisedAt < to)
      stretches.push(
        { holder, turn, from, to: promisedAt, late: false },
        { holder, turn, from: promisedAt, to, late: true },
      );
    else stretches.push({ holder, turn, from, to, late: promisedAt !== null && from >= promisedAt });
    from = to;
  }
  return stretches;
}
