/** A range of a file in seconds: from, to. */
export type MediaRange = readonly [from: number, to: number];

/** What the server keeps of one person's playing of one page. */
export interface WatchProgress {
  /** Credited ranges: sorted, apart from each other, never overlapping. */
  readonly credited: readonly MediaRange[];
  /** The one session that earns credit; null before the first. */
  readonly session: {
    readonly id: string;
    /** Number of the last heartbeat accepted. */
    readonly beat: number;
    /** When that heartbeat, or the session's opening, reached the server; milliseconds since 1970. */
    readonly heardAt: number;
    /** Seconds that passed without being credited, at most one heartbeat's; they cover beats that arrive unevenly. */
    readonly spare: number;
  } | null;
}

/** A page without playback so far. */
export const notWatched: WatchProgress = { credited: [], session: null };

/** Seconds between heartbeats of a player (decisions 36). */
export const heartbeatSeconds = 15;

/** What a player reports. A beat that could not be sent is merged into the next one, so that nothing is lost. */
export interface Heartbeat {
  readonly sessionId: string;
  /** Counts from 1 within the session. */
  readonly beat: number;
  /** Ranges played since the last beat that was sent. */
  readonly played: readonly MediaRange[];
  /** The tab was hidden: what a video played then is not credited. */
  readonly hidden: boolean;
}

/** The file of the page. */
export interface PlayedFile {
  readonly kind: 'audio' | 'video';
  readonly lengthSeconds: number;
}

/** Why a heartbeat is refused. Its page must open a session again; what was credited stays. */
export type BeatProblem = 'other-session' | 'replayed' | 'not-in-the-file';

/** Opens a session: it alone earns credit from now on, and the one before is over. */
export function openSession(progress: WatchProgress, sessionId: string, now: number): WatchProgress {
  return { ...progress, session: { id: sessionId, beat: 0, heardAt: now, spare: 0 } };
}

/**
 * Credits a heartbeat: the seconds that were not credited before, but no more than have passed since the server heard
 * from the session last (decisions 36), plus what the last heartbeat left over. So nobody is faster than the clock,
 * whatever speed, seeks, second tabs or forged beats claim, and beats that arrive late or unevenly lose nothing.
 */
export function creditBeat(
  progress: WatchProgress,
  heartbeat: Heartbeat,
  { kind, lengthSeconds }: PlayedFile,
  now: number,
): { readonly progress: WatchProgress; readonly problem: BeatProblem | null } {
  const { session } = progress;
  const refused = (problem: BeatProblem) => ({ progress, problem });
  if (session?.id !== heartbeat.sessionId) return refused('other-session');
  if (heartbeat.beat <= session.beat) return refused('replayed');
  if (heartbeat.played.some((range) => !insideFile(range, lengthSeconds))) return refused('not-in-the-file');
  let budget = session.spare + Math.max(0, (now - session.heardAt) / 1000);
  let { credited } = progress;
  if (!(heartbeat.hidden && kind === 'video'))
    for (const range of heartbeat.played)
      for (const [from, to] of withoutRanges(range, credited)) {
        const taken = Math.min(budget, to - from);
        if (taken <= 0) break;
        budget -= taken;
        credited = joinRanges([...credited, [from, from + taken]]);
      }
  return {
    progress: {
      credited,
      session: {
        id: session.id,
        beat: heartbeat.beat,
        heardAt: Math.max(now, session.heardAt),
        spare: Math.min(budget, heartbeatSeconds),
      },
    },
    problem: null,
  };
}

/** Seconds a player may run past a question before it stops. */
const stopTolerance = 1;

/** What was played before a question that isn't answered yet; nothing after it counts. Null = no such question. */
export function playedBefore(played: readonly MediaRange[], stopAt: number | null): readonly MediaRange[] {
  if (stopAt === null) return played;
  const end = stopAt + stopTolerance;
  return played.filter(([from]) => from < end).map(([from, to]): MediaRange => [from, Math.min(to, end)]);
}

const insideFile = ([from, to]: MediaRange, lengthSeconds: number) =>
  Number.isFinite(from) && Number.isFinite(to) && from >= 0 && from <= to && to <= lengthSeconds + 1;

/** Ranges sorted and joined where they touch or overlap. */
export function joinRanges(ranges: readonly MediaRange[]): readonly MediaRange[] {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) joined.push([from, to]);
  }
  return joined;
}

/** The parts of a range that are in none of the sorted ranges. */
function withoutRanges([from, to]: MediaRange, ranges: readonly MediaRange[]): readonly MediaRange[] {
  const parts: MediaRange[] = [];
  let at = from;
  for (const [start, end] of ranges) {
    if (end <= at) continue;
    if (start >= to) break;
    if (start > at) parts.push([at, start]);
    at = Math.max(at, end);
  }
  if (at < to) parts.push([at, to]);
  return parts;
}

/** Seconds of a file credited so far. */
export function creditedSeconds(progress: Pick<WatchProgress, 'credited'>): number {
  return progress.credited.reduce((sum, [from, to]) => sum + to - from, 0);
}

/**
 * Credits what was played without network: each second that wasn't credited before, but no more in all than the time
 * since the download, less what was credited to the person meanwhile.
 * @param budget seconds that may be credited
 * @returns the joined ranges, and the seconds they grew by
 */
export function creditOffline(
  { credited }: Pick<WatchProgress, 'credited'>,
  played: readonly MediaRange[],
  lengthSeconds: number,
  budget: number,
): { readonly credited: readonly MediaRange[]; readonly added: number } {
  const start: WatchProgress = { credited, session: { id: '', beat: 0, heardAt: 0, spare: 0 } };
  const inside = played.filter((range) => insideFile(range, lengthSeconds));
  const beat: Heartbeat = { sessionId: '', beat: 1, played: inside, hidden: false };
  // The budget is the clock of this one beat. Without network nobody can tell whether a tab was hidden.
  const { progress } = creditBeat(start, beat, { kind: 'audio', lengthSeconds }, Math.max(0, budget) * 1000);
  return { credited: progress.credited, added: creditedSeconds(progress) - creditedSeconds({ credited }) };
}

/** The clock of a session: when it was heard last, in milliseconds since 1970, and the seconds that left over. */
export interface SessionClock {
  readonly heardAt: number;
  readonly spare: number;
}

/**
 * Seconds credited to a person when they download a module, with those that a player may still report: what it played
 * before the download takes nothing from the time after it. One that wasn't heard for two heartbeats isn't playing.
 */
export function creditedAtDownload(credited: number, { heardAt, spare }: SessionClock, now: number): number {
  const unheard = Math.max(0, (now - heardAt) / 1000);
  return unheard > 2 * heartbeatSeconds ? credited : credited + spare + unheard;
}

/**
 * The clock of a session after seconds were credited without network: the same time earns only once, so no more is left
 * of it than the download has left.
 * @param left seconds since the download that weren't credited
 */
export function clockAfterOffline({ heardAt, spare }: SessionClock, left: number, now: number): SessionClock {
  const open = Math.min(Math.max(0, (now - heardAt) / 1000), Math.max(0, left));
  return { heardAt: now - open * 1000, spare: Math.min(spare, Math.max(0, left) - open) };
}
