import type { PredictionHour } from './schedule-reply.ts';

const hour = 3_600_000;

/** One hour of the coverage panel. */
export interface PredictedHour {
  readonly at: number;
  readonly volume: number;
  readonly needed: number;
}

/** The services predictions are about, each by its own code. */
export const predictedCodes = ['tow', 'battery', 'ls', 'battery_light_service'] as const;
export type PredictedCode = (typeof predictedCodes)[number];

/**
 * Predictions by the hour, of one code or of all work: a row without a code is all of it, else the codes add up (Battery
 * and Light Service stand for themselves or as one pool, never both). Empty when there are none: then nothing is shown.
 */
export function predictedHours(hours: readonly PredictionHour[], code: PredictedCode | null): readonly PredictedHour[] {
  const byHour = new Map<number, { volume: number; needed: number }>();
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
    const sum = byHour.get(at) ?? { volume: 0, needed: 0 };
    byHour.set(at, { volume: sum.volume + row.volume_pred, needed: sum.needed + row.drivers_needed });
  }
  return [...byHour].map(([at, sum]) => ({ at, ...sum })).toSorted((a, b) => a.at - b.at);
}

/** Codes there are predictions of. */
export const codesIn = (hours: readonly PredictionHour[]): readonly PredictedCode[] =>
  predictedCodes.filter((code) => hours.some((row) => row.code === code));

/** The question a what-if asks: so much more work, so many drivers fewer. */
export interface WhatIf {
  /** Percent more calls than predicted. */
  readonly storm: number;
  readonly driversOut: number;
}
export const noWhatIf: WhatIf = { storm: 0, driversOut: 0 };

/**
 * The predictions under a what-if. Need grows with the calls, rounded up to whole drivers; drivers who are out are missing
 * in every hour that has any scheduled.
 */
export function underWhatIf(hours: readonly PredictedHour[], { storm }: WhatIf): readonly PredictedHour[] {
  if (storm === 0) return hours;
  return hours.map(({ at, volume, needed }) => ({
    at,
    volume: volume * (1 + storm / 100),
    // A need of two for a fifth of a call stays two: only what the calls ask for grows.
    needed: Math.max(needed, Math.ceil(needed * (1 + storm / 100) - 1e-9)),
  }));
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
