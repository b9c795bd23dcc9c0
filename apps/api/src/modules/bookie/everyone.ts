import { type BetMetric, type DailyPoints } from '@roadside/domain/arena';
import type { Kysely } from 'kysely';
import { VersionedMemory } from '../../platform/concurrency/versioned-memory.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { countDaysByPoints, type Days } from './daily-points.repository.ts';

/** Everyone's points of a day. */
export interface EveryonesDays extends DailyPoints {
  /** A sample of days with the shares of all of them. */
  readonly days: readonly number[];
}

const keptMs = 600_000;

/** The ten minutes that a moment is in: until they are over, everyone's days stay as they are. */
export const everyonesTurn = (now: Date): number => Math.floor(now.getTime() / keptMs);

const maxKept = 50;
const sampleSize = 2_000;
const memories = new WeakMap<Database['listen'], VersionedMemory<EveryonesDays>>();

/**
 * Everyone's points of a day, kept for ten minutes: thousands of days move slowly, and every bet needs them.
 * @param today the caller's day, so that no one gets yesterday's after midnight
 */
export function readEveryonesDays(
  db: Pick<Database, 'listen'> & { readonly kysely: Kysely<Tables> },
  metric: BetMetric,
  days: Days,
  now: Date,
): Promise<EveryonesDays> {
  // A request inside a transaction has its own copy of the database; `listen` is the same in all of them.
  const memory = memories.get(db.listen) ?? new VersionedMemory<EveryonesDays>(maxKept);
  memories.set(db.listen, memory);
  return memory.read(everyonesTurn(now), `${metric} ${days.from} ${days.to}`, 1, async () => {
    const counts = await countDaysByPoints(db.kysely, metric, days);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    let [sum, squares] = [0, 0];
    for (const [points, count] of counts) {
      sum += points * count;
      squares += points * points * count;
    }
    if (total === 0) return { mean: 0, std: 0, days: [] };
    const mean = sum / total;
    const sample = [...counts].flatMap(([points, count]) =>
      Array.from({ length: Math.round((count / total) * sampleSize) }, () => points),
    );
    return { mean, std: Math.sqrt(Math.max(0, squares / total - mean * mean)), days: sample };
  });
}
