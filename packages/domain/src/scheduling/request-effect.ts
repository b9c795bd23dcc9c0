import { coverage, coverageCounts, type TimeSpan } from './coverage.ts';
import { momentWords } from './fit-words.ts';

/** Drivers on shift in one hour, before and after a request is approved. */
export interface EffectHour {
  /** Epoch milliseconds of the hour's start. */
  readonly start: number;
  /** Drivers needed by the forecast; null without a forecast. */
  readonly needed: number | null;
  readonly before: number;
  readonly after: number;
}

/** Schedule changes at one station if a request is approved. */
export interface EffectInput {
  /** Every shift of a driver at the station around that time, including those in the request. Ghosts don't count. */
  readonly shifts: readonly TimeSpan[];
  readonly removed: readonly TimeSpan[];
  readonly added: readonly TimeSpan[];
  /** Drivers needed in the hour that starts at an instant; null without a forecast. */
  readonly neededAt: (start: number) => number | null;
}

const hour = 3_600_000;

/** Hours whose driver count changes, in order. A driver counts in an hour the shift covers in full. */
export function coverageEffect({ shifts, removed, added, neededAt }: EffectInput): readonly EffectHour[] {
  const touched = [...removed, ...added];
  if (touched.length === 0) return [];
  const from = Math.floor(Math.min(...touched.map(({ start }) => start)) / hour) * hour;
  const to = Math.ceil(Math.max(...touched.map(({ end }) => end)) / hour) * hour;
  const count = (spans: readonly TimeSpan[]) => coverageCounts(coverage(spans, { from, to, bucketMinutes: 60 }));
  const [before, less, more] = [count(shifts), count(removed), count(added)];
  const hours: EffectHour[] = [];
  for (const [index, scheduled] of before.entries()) {
    const after = scheduled - (less[index] ?? 0) + (more[index] ?? 0);
    const start = from + index * hour;
    if (after !== scheduled) hours.push({ start, needed: neededAt(start), before: scheduled, after });
  }
  return hours;
}

/**
 * Whether an hour loses drivers and ends up short: fewer than needed or, without a forecast, none. An hour that was
 * already short counts too, because the request makes it worse.
 */
export function leavesShort({ needed, before, after }: EffectHour): boolean {
  return after < before && after < (needed ?? 1);
}

/** The effect in one sentence: the first hours left short, how many more there are, or that none are. */
export function effectWords(hours: readonly EffectHour[], timeZone: string): string {
  if (hours.length === 0) return 'No change to coverage';
  const short = hours.filter(leavesShort);
  const [first] = short;
  if (!first) {
    const lost = hours.filter(({ before, after }) => after < before).length;
    return lost === 0 ? `Adds a driver to ${hourCount(hours.length)}` : 'No hour left short';
  }
  const run = firstRun(short);
  const last = run.at(-1) ?? first;
  const worst = run.reduce((low, each) => (missing(each) > missing(low) ? each : low), first);
  const count = `${worst.after} of ${worst.needed ?? 1} drivers`;
  const rest = short.length - run.length;
  const words = `Leaves ${momentWords(first.start, timeZone)}–${momentWords(last.start + hour, timeZone, 'time')} short (${count})`;
  return rest === 0 ? words : `${words} and ${hourCount(rest)} more`;
}

const missing = ({ needed, after }: EffectHour): number => (needed ?? 1) - after;

/** The first run of consecutive hours. */
function firstRun(hours: readonly EffectHour[]): readonly EffectHour[] {
  const end = hours.findIndex(({ start }, index) => index > 0 && start !== (hours[index - 1]?.start ?? 0) + hour);
  return end === -1 ? hours : hours.slice(0, end);
}

function hourCount(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`;
}
