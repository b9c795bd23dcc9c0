/** The station-local hours of an evening. */
export const eveningHours: readonly number[] = [17, 18, 19, 20, 21, 22, 23];

/** How long a replay takes, in milliseconds. */
export const replayMs = 10_000;

/** The calls of an evening's hours on one day. */
export interface EveningCalls {
  readonly day: string;
  readonly calls: number;
  readonly late: number;
}

/**
 * The day with the worst evening: the most late calls; of several, the one with more calls, then the latest. Null if no
 * call was late.
 */
export function worstEvening(evenings: readonly EveningCalls[]): EveningCalls | null {
  const [worst] = evenings
    .filter(({ late }) => late > 0)
    .toSorted((a, b) => b.late - a.late || b.calls - a.calls || (a.day < b.day ? 1 : -1));
  return worst ?? null;
}

/** The calls of a map as columns of equal length; moments in Unix seconds, waits in minutes. */
export interface ReplayColumns {
  readonly at: readonly (number | null)[];
  readonly ata: readonly (number | null)[];
  readonly pta: readonly (number | null)[];
}

/** A member's wait: from the call to the arrival, in Unix seconds. */
export interface Wait {
  /** Index in the columns. */
  readonly entry: number;
  readonly from: number;
  readonly to: number;
  /** When the promised time was over; null without a promise. */
  readonly promised: number | null;
}

/** The waits of some hours, and the time they span. */
export interface Replay {
  readonly waits: readonly Wait[];
  readonly from: number;
  readonly to: number;
}

/** The replay of some calls. Calls that no driver reached have no wait. Null if there is none. */
export function replayOf({ at, ata, pta }: ReplayColumns): Replay | null {
  const waits = at.flatMap((from, entry): Wait[] => {
    const [minutes = null, promised = null] = [ata[entry], pta[entry]];
    if (from === null || minutes === null || minutes <= 0) return [];
    return [{ entry, from, to: from + minutes * 60, promised: promised === null ? null : from + promised * 60 }];
  });
  if (waits.length === 0) return null;
  return {
    waits,
    from: Math.min(...waits.map((wait) => wait.from)),
    to: Math.max(...waits.map((wait) => wait.to)),
  };
}

/** A member who waits at a moment. */
export interface Waiting {
  readonly entry: number;
  readonly minutes: number;
  readonly late: boolean;
}

/** The members who wait at a moment, in the order of the calls. A member is served at the moment of the arrival. */
export function waitingAt({ waits }: Pick<Replay, 'waits'>, moment: number): readonly Waiting[] {
  return waits
    .filter(({ from, to }) => from <= moment && moment < to)
    .map(({ entry, from, promised }) => ({
      entry,
      minutes: (moment - from) / 60,
      late: promised !== null && moment > promised,
    }));
}

/** The moment of the evening that is shown after some milliseconds of its replay. */
export function replayMoment({ from, to }: Pick<Replay, 'from' | 'to'>, elapsedMs: number): number {
  return from + (to - from) * Math.min(1, Math.max(0, elapsedMs / replayMs));
}

/** The moment with the most members past their promise, then with the most who wait: the picture of a still. */
export function worstMoment(replay: Replay): number {
  // Counts change only when a call comes in, a promise is over, or a driver arrives. A promise is over just after it.
  const moments = replay.waits.flatMap(({ from, promised }) => [from, ...(promised === null ? [] : [promised + 1])]);
  let [worst, most] = [replay.from, [-1, -1] as readonly [number, number]];
  for (const moment of moments.toSorted((a, b) => a - b)) {
    const waiting = waitingAt(replay, moment);
    const late = waiting.filter((each) => each.late).length;
    if (late > most[0] || (late === most[0] && waiting.length > most[1]))
      [worst, most] = [moment, [late, waiting.length]];
  }
  return worst;
}
