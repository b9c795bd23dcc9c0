import { serviceGroupOf } from '@roadside/domain/calls';
import { dayNumber, monthOf, weekday } from './days.ts';
import type { DayConditions } from './weather.ts';

/** Average calls per day of the whole club at scale 1, over a year (glossary section 4). */
export const callsPerDay = 400;
/** Counts per hour of the club are negative binomial with this dispersion. */
export const hourlyDispersion = 25;

// Compensates for what cold snaps, heat waves, the ice storm and holidays add over a year, so that the mean stays at
// 400.
const eventSurplus = 1.03;
const trendPerYear = 1.02;
const trendEpoch = dayNumber('2026-06-01');

const monthFactors = [1.13, 1.06, 0.95, 0.9, 0.94, 1.01, 1.08, 1.08, 0.98, 0.95, 0.94, 1.02];
const weekdayFactors = [0.86, 1.14, 1.04, 1.01, 1.01, 1.05, 0.89];
const hourShares = {
  weekday: [
    1.2, 0.9, 0.8, 0.7, 0.9, 1.6, 3.2, 5.6, 6.6, 6.4, 6.2, 6.2, 6.2, 6.0, 6.1, 6.4, 6.8, 6.7, 5.8, 4.6, 3.8, 3.1, 2.4,
    1.8,
  ],
  weekend: [
    2.3, 1.8, 1.5, 1.2, 1.0, 1.2, 1.9, 3.2, 5.0, 6.4, 7.1, 7.3, 7.1, 6.8, 6.5, 6.2, 5.9, 5.5, 5.0, 4.4, 3.9, 3.4, 2.9,
    2.5,
  ],
} as const;

/** Annual mix in percent by trouble code (glossary section 4). */
export const annualMix: Readonly<Record<string, number>> = {
  '5': 31,
  '5F': 13,
  '8': 3,
  '1': 14,
  '1B': 8,
  '4': 2,
  '6': 10,
  '6A': 2,
  '6B': 1,
  '2': 8.5,
  '2A': 2,
  '3': 1.5,
  '3D': 0.3,
  '3B': 0.4,
  '9': 1.5,
  '0': 1.2,
  BK: 0.6,
};
const codes = Object.keys(annualMix);
const lockouts: ReadonlySet<string> = new Set(['6', '6A', '6B']);
const tires: ReadonlySet<string> = new Set(['2', '2A']);

/** Share of a day's calls in a given hour, 0..1. */
export function hourShare(day: string, hour: number): number {
  const name = weekday(day) % 6 === 0 ? 'weekend' : 'weekday';
  return (hourShares[name][hour] ?? 0) / sumOf[name];
}
// The glossary's shares are rounded and do not add up to exactly 100.
const sumOf = {
  weekday: hourShares.weekday.reduce((sum, share) => sum + share, 0),
  weekend: hourShares.weekend.reduce((sum, share) => sum + share, 0),
};

/** Expected calls of the club on a day at scale 1. */
export function expectedCalls(day: string, conditions: DayConditions): number {
  const seasonal = (monthFactors[monthOf(day) - 1] ?? 1) * (weekdayFactors[weekday(day)] ?? 1);
  const trend = trendPerYear ** ((dayNumber(day) - trendEpoch) / 365.25);
  return ((callsPerDay * seasonal) / eventSurplus) * trend * conditions.volume;
}

/** Relative frequency of a code in a month and hour, compared with the year. */
function leaning(code: string, month: number, hour: number): number {
  let factor = 1;
  if (serviceGroupOf(code) === 'Battery') {
    factor *=
      month === 1
        ? 1.35
        : month === 2
          ? 1.25
          : month === 7 || month === 8
            ? 1.1
            : month === 4 || month === 5
              ? 0.85
              : 1;
    factor *= hour >= 6 && hour <= 9 ? 1.5 : hour === 17 || hour === 18 ? 1.2 : 1;
  }
  if (lockouts.has(code) && hour >= 11 && hour <= 20) factor *= 1.2;
  if (tires.has(code) && month >= 6 && month <= 9) factor *= 1.2;
  return factor;
}

/**
 * The mix of trouble codes for a month, an hour and the day's conditions, as weights that sum to 1. Seasonal and hourly
 * factors would shift the annual totals, so the base weights are fitted until the year matches the glossary's mix.
 */
export class TroubleMix {
  readonly #weights: ReadonlyMap<string, number>;
  readonly #known = new Map<string, readonly (readonly [string, number])[]>();

  constructor() {
    this.#weights = fitWeights();
  }

  at(month: number, hour: number, conditions: DayConditions): readonly (readonly [string, number])[] {
    const key = `${month}:${hour}:${conditions.event ?? ''}`;
    const known = this.#known.get(key);
    if (known) return known;
    const mix = mixUnder(this.#weights, month, hour, conditions);
    this.#known.set(key, mix);
    return mix;
  }
}

function mixUnder(
  weights: ReadonlyMap<string, number>,
  month: number,
  hour: number,
  conditions: Pick<DayConditions, 'batteryShare' | 'extrication'>,
): readonly (readonly [string, number])[] {
  const raw = codes.map(
    (code) =>
      [
        code,
        (weights.get(code) ?? 0) * leaning(code, month, hour) * (code === '8' ? conditions.extrication : 1),
      ] as const,
  );
  const total = raw.reduce((sum, [, weight]) => sum + weight, 0);
  const battery =
    raw.reduce((sum, [code, weight]) => sum + (serviceGroupOf(code) === 'Battery' ? weight : 0), 0) / total;
  const { batteryShare } = conditions;
  return raw.map(([code, weight]) => {
    const share = weight / total;
    if (batteryShare === null) return [code, share] as const;
    return [
      code,
      serviceGroupOf(code) === 'Battery'
        ? (share * batteryShare) / battery
        : (share * (1 - batteryShare)) / (1 - battery),
    ] as const;
  });
}

function fitWeights(): Map<string, number> {
  const weights = new Map(Object.entries(annualMix));
  const ordinary = { batteryShare: null, extrication: 1 };
  for (let round = 0; round < 6; round++) {
    const achieved = new Map<string, number>();
    let volume = 0;
    for (let month = 1; month <= 12; month++)
      for (let hour = 0; hour < 24; hour++) {
        const calls = (monthFactors[month - 1] ?? 1) * (hourShares.weekday[hour] ?? 0);
        volume += calls;
        for (const [code, share] of mixUnder(weights, month, hour, ordinary))
          achieved.set(code, (achieved.get(code) ?? 0) + share * calls);
      }
    for (const code of codes)
      weights.set(code, ((weights.get(code) ?? 0) * (annualMix[code] ?? 0) * volume) / (achieved.get(code) ?? 1));
  }
  return weights;
}
