import { addDays } from '@roadside/domain/calendar';
import { afterChanges, changedFacts, countedByChanges, safetyDefaults } from '@roadside/domain/arena';
import type { SafetySettings } from '@roadside/domain/arena';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { announce } from '../../platform/live/announce.ts';
import { comparedDays, insertCorrections, replaceDays } from './judge.repository.ts';
import type { DayRange } from './judge.repository.ts';
import { daysWithFacts, dueDays, lockPoints, settledThrough, takeDue } from './points.repository.ts';

/** Options of a recomputation. */
export interface RecomputeOptions {
  readonly now: Date;
  /** The day corrections are booked on, if it isn't settled itself: today. */
  readonly today: string;
  readonly safety?: SafetySettings;
  /** Stops after the current range. */
  readonly signal?: AbortSignal;
}

/** Days in one transaction; more take longer than a lock should be held. */
const longestRange = 500;

/** Consecutive days as ranges. */
export function rangesOf(days: readonly string[]): readonly DayRange[] {
  const ranges: { from: string; to: string; days: number }[] = [];
  for (const day of days.toSorted()) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day && last.days < longestRange) {
      last.to = day;
      last.days += 1;
    } else ranges.push({ from: day, to: day, days: 1 });
  }
  return ranges;
}

/** Recomputes the days whose facts have changed, and returns how many. */
export async function recomputeDue(db: Database, options: RecomputeOptions): Promise<number> {
  const days = await dueDays(db.kysely);
  // A call is also the last known place before the first call of the next day.
  const judged = [...new Set(days.flatMap((day) => [day, addDays(day, 1)]))];
  for (const range of rangesOf(judged)) {
    if (options.signal?.aborted) break;
    await recomputeDays(db, range, options);
  }
  return days.length;
}

/** Recomputes every day that has facts. */
export async function recomputeAll(db: Database, options: RecomputeOptions): Promise<void> {
  const range = await daysWithFacts(db.kysely);
  if (range) await recomputeDays(db, range, options);
}

/**
 * Recomputes a range of days in one transaction; doing it again changes nothing. Open days are written anew. A settled
 * day stays as it was settled: what is judged otherwise now becomes a correction in the open period (decisions 41).
 */
export async function recomputeDays(
  db: Database,
  { from, to }: DayRange,
  { now, today, safety = safetyDefaults }: RecomputeOptions,
): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    await lockPoints(trx);
    await takeDue(trx, { from, to });
    const through = await settledThrough(trx);
    const firstOpen = through === null ? from : addDays(through, 1);
    const open = { from: firstOpen > from ? firstOpen : from, to };
    if (open.from <= to) await replaceDays(trx, open, safety);
    if (through !== null && from <= through)
      await correct(trx, { from, to: to < through ? to : through }, safety, {
        bookedOn: firstOpen > today ? firstOpen : today,
        at: now,
      });
    await announce(trx, { topic: 'arena', id: 1, geographyId: 'everyone', by: null });
  });
}

async function correct(
  trx: Kysely<Tables>,
  range: DayRange,
  safety: SafetySettings,
  booking: { readonly bookedOn: string; readonly at: Date },
): Promise<void> {
  const found = await comparedDays(trx, range, safety);
  const corrections = found.flatMap(({ driver_id, local_day, settled, corrections: earlier, fresh }) => {
    const changes = changedFacts(afterChanges(settled, earlier.flat()), fresh);
    return changes.length === 0
      ? []
      : [{ driverId: driver_id, ofDay: local_day, counted: countedByChanges(changes), changes }];
  });
  await insertCorrections(trx, corrections, booking);
}
