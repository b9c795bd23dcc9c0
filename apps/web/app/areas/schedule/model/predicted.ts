import { coverage, coverageCounts, type ServiceType } from '@roadside/domain/scheduling';
import type { ScheduleModel } from '@roadside/scheduler-gantt/model';
import { addressOf } from '../../../kit/resource/resource.ts';
import type { ForecastStep } from './schedule-address.ts';
import type { PredictionHour } from './schedule-reply.ts';
import { servicesIn } from './services.ts';

const hour = 3_600_000;

/** One step of the forecast panel. */
export interface PredictedHour {
  readonly at: number;
  readonly volume: number;
  readonly needed: number;
  /** The calls there are in four of five such steps, at least and at most; null where services are added up. */
  readonly range: readonly [low: number, high: number] | null;
  /** Percent of calls reached in time with the drivers on the saved schedule; null where it is not known. */
  readonly onTime: number | null;
}

/** The services predictions are about, each by its own code. */
export const predictedCodes = ['tow', 'battery', 'ls', 'battery_light_service'] as const;
export type PredictedCode = (typeof predictedCodes)[number];

/**
 * Predictions by the hour, of one code or of all work: a row without a code is all of it, else the codes add up (Battery
 * and Light Service stand for themselves or as one pool, never both). Empty when there are none: then nothing is shown.
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
        ? { volume: sum.volume + row.volume_pred, needed: sum.needed + row.drivers_needed, range: null, onTime: null }
        : {
            volume: row.volume_pred,
            needed: row.drivers_needed,
            range: [row.volume_low, row.volume_high],
            onTime: row.on_time_pred,
          },
    );
  }
  return [...byHour].map(([at, sum]) => ({ at, ...sum })).toSorted((a, b) => a.at - b.at);
}

/** Codes there are predictions of. */
export const codesIn = (hours: readonly PredictionHour[]): readonly PredictedCode[] =>
  predictedCodes.filter((code) => hours.some((row) => row.code === code));

/** What the number of drivers needed is worked out for: the place's own target, calls per driver, or a share in time. */
export const staffingGoals = ['place', 'productivity', '80', '90', '95'] as const;
export type StaffingGoal = (typeof staffingGoals)[number];

/** What a person tries out; the service answers it and saves nothing. */
export interface WhatIf {
  /** Percent more calls than predicted. */
  readonly storm: number;
  readonly driversOut: number;
  readonly staffFor: StaffingGoal;
}
export const noWhatIf: WhatIf = { storm: 0, driversOut: 0, staffFor: 'place' };
export const triesSomething = ({ storm, driversOut, staffFor }: WhatIf): boolean =>
  storm !== 0 || driversOut !== 0 || staffFor !== 'place';

/** Where the predictions of some days are read, under a what-if. */
export function predictionsAddress(
  slug: string,
  dates: readonly string[],
  whatIf: WhatIf,
  { step = '1h', pooled = false }: { readonly step?: ForecastStep; readonly pooled?: boolean } = {},
): string {
  return addressOf(
    '/resources/schedule/:slug/predictions',
    { slug },
    {
      dates: dates.join(','),
      ...(step === '1h' ? {} : { step }),
      ...(pooled ? { pooled: 'true' } : {}),
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

/** Drivers on the schedule in each of some steps, unsaved edits included; ghosts have no driver yet and don't count. */
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
    .filter(({ service }) => services === null || servicesIn(service).some((each) => services.includes(each)));
  const counts = coverageCounts(coverage(spans, { from, to, bucketMinutes: minutes }));
  return steps.map(({ at }) => Math.max(0, (counts[Math.floor((at - from) / (minutes * 60_000))] ?? 0) - driversOut));
}

/** What some steps come to: calls, missing driver-hours, and the share of calls reached in time as scheduled. */
export function forecastTotals(
  steps: readonly PredictedHour[],
  scheduled: readonly number[],
  minutes: number,
): { readonly calls: number; readonly short: number; readonly onTime: number | null } {
  let [calls, short, reached, known] = [0, 0, 0, 0];
  for (const [place, { volume, needed, onTime }] of steps.entries()) {
    calls += volume;
    short += (Math.max(0, needed - (scheduled[place] ?? 0)) * minutes) / 60;
    if (onTime === null) continue;
    known += volume;
    reached += volume * onTime;
  }
  return { calls, short, onTime: known > 0 ? reached / known : null };
}

/** The need in each bucket of an hour from a window's start, as the gantt takes it; null without predictions. */
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
