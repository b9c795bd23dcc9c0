import { roundTo } from '../rounding/rounding.ts';

/**
 * Calls that are alike in what a driver can't choose: the hour's band, the zone and the service. Night calls in the
 * country are late more often, no matter who drives.
 */
export interface CallKind {
  readonly hour: number;
  readonly zone: string;
  readonly service: string;
}

/** The points of one call, its surveys included. */
export interface CallPoints extends CallKind {
  readonly points: number;
}

/** Hour bands of the handicap, by their first hour; the last one runs over midnight. */
export const hourBands = [6, 10, 15, 19, 23] as const;

/** The band of an hour: 0 to 4. */
export function hourBandOf(hour: number): number {
  const at = hourBands.findLastIndex((first) => hour >= first);
  return at === -1 ? hourBands.length - 1 : at;
}

/** How many calls of the average kind an expectation is pulled with, so that a rare kind is not judged by a few calls. */
const pull = 30;

/** Points expected of one call, by its kind. */
export interface ExpectedPoints {
  /** Mean of all calls. */
  readonly mean: number;
  of(kind: CallKind): number;
}

interface Sum {
  points: number;
  calls: number;
}

/**
 * What a call of each kind brought everyone, on average. A kind leans on its band and service over all zones, and those
 * on all calls, by 30 calls each. Pass the calls of every driver, so that nobody is measured against themselves alone.
 */
export function expectedPoints(calls: Iterable<CallPoints>): ExpectedPoints {
  const all: Sum = { points: 0, calls: 0 };
  const wide = new Map<string, Sum>();
  const narrow = new Map<string, Sum>();
  const add = (sums: Map<string, Sum>, key: string, points: number) => {
    const sum = sums.get(key) ?? { points: 0, calls: 0 };
    sum.points += points;
    sum.calls += 1;
    sums.set(key, sum);
  };
  for (const call of calls) {
    all.points += call.points;
    all.calls += 1;
    add(wide, wideKey(call), call.points);
    add(narrow, narrowKey(call), call.points);
  }
  const mean = all.calls === 0 ? 0 : all.points / all.calls;
  const leaning = (sum: Sum | undefined, on: number) => ((sum?.points ?? 0) + pull * on) / ((sum?.calls ?? 0) + pull);
  return {
    mean,
    of: (kind) => leaning(narrow.get(narrowKey(kind)), leaning(wide.get(wideKey(kind)), mean)),
  };
}

/**
 * Points by handicap: what each call brought over the expected for its kind, plus the mean of all calls. Two equally
 * good drivers earn the same on day and night shifts; the sum over everyone stays what it was. Tenths of a point.
 */
export function handicapped(call: CallPoints, expected: ExpectedPoints): number {
  return roundTo(call.points - expected.of(call) + expected.mean, 1);
}

const wideKey = ({ hour, service }: CallKind) => `${hourBandOf(hour)} ${service}`;
const narrowKey = (kind: CallKind) => `${wideKey(kind)} ${kind.zone}`;
