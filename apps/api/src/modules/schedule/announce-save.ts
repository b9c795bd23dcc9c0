import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/calls/handler.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { announceAll } from '../../platform/live/announce.ts';
import type { StationDay } from './save-changes.ts';
import type { Change, StoredShift } from './save-collisions.ts';
import { keyOf, readWorkers } from '../shifts/index.ts';
import type { Worker } from '../shifts/index.ts';

interface SavedParts {
  readonly touched: readonly StationDay[];
  readonly changes: readonly Change[];
  /** The shifts before the save. */
  readonly stored: readonly StoredShift[];
  /** The workers the entries name. */
  readonly workers: ReadonlyMap<string, Worker>;
}

/** Notifies the screens of each station, and of each driver whose shifts changed. */
export async function announceSave(
  context: CallContext,
  trx: Kysely<Tables>,
  { touched, changes, stored, workers }: SavedParts,
): Promise<void> {
  const before = await readWorkers(
    trx,
    stored
      .filter(({ employee_id }) => employee_id !== null && !workers.has(keyOf({ employee: employee_id })))
      .map(({ employee_id }) => ({ employee: employee_id })),
    { from: '2000-01-01', to: '2000-01-01' },
  );
  const drivers = [...changes.map(({ worker }) => worker), ...before.values()];
  await announceAll(
    trx,
    [...new Set(touched.map(({ station_id }) => station_id))].map((stationId) => ({
      topic: 'schedule' as const,
      id: stationId,
      geographyId: [
        stationId,
        ...drivers.filter((worker) => worker.stationId === stationId).map((worker) => worker.organizationId),
      ],
      by: context.employee.id,
    })),
  );
}
