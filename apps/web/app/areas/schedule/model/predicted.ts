import { coverage, coverageCounts, type ServiceType } from '@roadside/domain/scheduling';
import { stretchesOf, type ScheduleModel } from '@roadside/scheduler-gantt/model';
import type { ForecastStep } from './schedule-address.ts';
import type { PredictionHour } from './schedule-reply.ts';
import { servicesIn } from './services.ts';
import { predictionsAddress } from './addresses.ts';

const hour = 3_600_000;

/** One step of the forecast panel. */
export interface PredictedHour {
  readonly at: number;
  readonly volume: number;
  readonly needed: number;
  /** The 80% interval of the number of calls; null where services are added up. */
  readonly range: readonly [low: number, high: number] | null;
  /** Percentage of calls reached on time with the drivers on the saved schedule; null if unknown. */
  readonly onTime: number | null;
  /** The percentage of calls on time that the drivers needed aim at; null where it is calls per driver. */
  readonly target: number | null;
  /** Percentage on time if no call waited for a driver; no number of drivers beats it. Null if unknown. */
  readonly best: number | null;
}

/** The services with predictions, each by its code. */
export const predictedCodes = ['tow', 'battery', 'ls', 'battery_light_service'] as const;
export type PredictedCode = (typeof predictedCodes)[number];

/**
 * Hourly predictions for one code or for all services. A row without a code is the total; otherwise the codes are added
 * up (Battery and Light Service are either separate or one pool, never both). Empty if there are no predictions, and
 * then nothing is shown.
 */
export function predictedHours(hours: readonly PredictionHour[], code: PredictedCode | null): readonly PredictedHour[] {
  const byHour = new Map<number, Omit<PredictedHour, 'at'>>();
  const whole = hours.some((row) => row.code === null);
  const split = hours.some((row) => row.code === 'battery' || row.code === 'ls');
  for (const row of hours) {
    const counts =
      code !== null
        ? row.code === code
        : whole
          ? row.code === null
          : row.code === 'tow' ||
            (split ? row.code === 'battery' || row.code === 'ls' : row.code === 'battery_light_service');
    if (!counts) continue;
    const at = Date.parse(row.sc_dt);
    const sum = byHour.get(at);
    byHour.set(
      at,
      sum
        ? {
            volume: sum.volume + row.volume_pred,
            needed: sum.needed + row.drivers_needed,
            range: null,
            onTime: null,
            target: null,
            best: null,
          }
        : {
            volume: row.volume_pred,
            needed: row.drivers_needed,
            range: [row.volume_low, row.volume_high],
            onTime: row.on_time_pred,
            target: row.on_time_target,
            best: row.on_time_best,
          },
    );
  }
  return [...byHour].map(([at, sum]) => ({ at, ...sum })).toSorted((a, b) => a.at - b.at);
}

/** The codes with predictions. */
export const codesIn = (hours: readonly PredictionHour[]): readonly PredictedCode[] =>
  predictedCodes.filter((code) => hours.some((row) => row.code === code));

/**
 * The basis for the number of drivers needed: the location's own target, calls per driver, or an on-time percentage.
 */
export const staffingGoals = ['place', 'productivity', '80', '90', '95'] as const;
export type StaffingGoal = (typeof staffingGoals)[number];

/** A what-if scenario; the service computes it and saves nothing. */
export interface WhatIf {
  /** Percent more calls than predicted. */
  readonly storm: number;
  readonly driversOut: number;
  readonly staffFor: StaffingGoal;
}
export const noWhatIf: WhatIf = { storm: 0, driversOut: 0, staffFor: 'place' };
export const triesSomething = ({ storm, driversOut, staffFor }: WhatIf): boolean =>
  storm !== 0 || driversOut !== 0 || staffFor !== 'place';

/** The URL for predictions of some days under a what-if. */
export function predictionsOf(
  slug: string,
  dates: readonly string[],
  whatIf: WhatIf,
  {
    step = '1h',
    pooled = false,
    added = [],
  }: {
    readonly step?: ForecastStep;
    readonly pooled?: boolean;
    /** Drivers added to each hour of each date; below 0 for fewer. */
    readonly added?: readonly (readonly number[])[];
  } = {},
) {
  return predictionsAddress(
    { slug },
    {
      dates: dates.join(','),
      ...(step === '1h' ? {} : { step }),
      ...(pooled ? { pooled: 'true' } : {}),
      ...(added.length === 0 ? {} : { added: added.map((hours) => hours.join('.')).join('_') }),
      ...(whatIf.storm === 0 ? {} : { storm: whatIf.storm }),
      ...(whatIf.driversOut === 0 ? {} : { out: whatIf.driversOut }),
      ...(whatIf.staffFor === 'place' ? {} : { staff: whatIf.staffFor }),
    },
  );
}

const worked: Readonly<Record<PredictedCode, readonly ServiceType[]>> = {
  tow: ['Tow'],
  battery: ['Battery'],
  ls: ['Light Service'],
  battery_light_service: ['Battery', 'Light Service'],
};

/** Scheduled drivers in each step, unsaved edits included. Ghosts have no driver yet and don't count. */
export function scheduledIn(
  model: ScheduleModel,
  steps: readonly PredictedHour[],
  {
    code,
    minutes,
    driversOut,
  }: { readonly code: PredictedCode | null; readonly minutes: number; readonly driversOut: number },
): readonly number[] {
  const { from, to } = model.window;
  const services = code === null ? null : worked[code];
  const spans = model.drivers
    .filter(({ kind }) => kind === 'driver')
    .flatMap(({ id }) => model.shiftsWithin(id, { start: from, end: to }))
    .filter(({ service }) => services === null || servicesIn(service).some((each) => services.includes(each)))
    .flatMap(stretchesOf);
  const counts = coverageCounts(coverage(spans, { from, to, bucketMinutes: minutes }));
  return steps.map(({ at }) => Math.max(0, (counts[Math.floor((at - from) / (minutes * 60_000))] ?? 0) - driversOut));
}

/**
 * Totals of the steps: calls, missing driver-hours, the hours of the day they are missing in, and the percentage of
 * calls reached on time as scheduled.
 */
export function forecastTotals(
  steps: readonly PredictedHour[],
  scheduled: readonly number[],
  minutes: number,
): {
  readonly calls: number;
  readonly short: number;
  readonly shortHours: number;
  readonly onTime: number | null;
} {
  let [calls, short, reached, known] = [0, 0, 0, 0];
  const hours = new Set<number>();
  for (const [place, { at, volume, needed, onTime }] of steps.entries()) {
    calls += volume;
    const missing = Math.max(0, needed - (scheduled[place] ?? 0));
    short += (missing * minutes) / 60;
    if (missing > 0) hours.add(Math.floor(at / hour));
    if (onTime === null) continue;
    known += volume;
    reached += volume * onTime;
  }
  return { calls, short, shortHours: hours.size, onTime: known > 0 ? reached / known : null };
}

/** Drivers needed per hourly bucket from the start of a window, in the gantt's format; null without predictions. */
export function neededBuckets(
  hours: readonly PredictedHour[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly number[] | null {
  const inside = hours.filter(({ at }) => at >= from && at < to);
  if (inside.length === 0) return null;
  const buckets = Array.from({ length: Math.ceil((to - from) / hour) }, () => 0);
  for (const { at, needed } of inside) buckets[Math.floor((at - from) / hour)] = needed;
  return buckets;
}
