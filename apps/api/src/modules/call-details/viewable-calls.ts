import type { Geography } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readCallSources } from './call-detail.repository.ts';
import { sees } from './pass-reply.ts';

/** A call, and the location a reader can open it at. */
export interface ViewableCall {
  readonly troubleCode: string;
  readonly receivedAt: Date;
  readonly place: Geography;
}

/**
 * The calls among these that the reader may open: those of a station or driver in view, and those that a station in
 * view passed.
 */
export async function readViewableCalls(
  reader: Pick<CallContext, 'db' | 'tree' | 'subject' | 'config'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ViewableCall>> {
  const found = new Map<number, ViewableCall>();
  for (const call of await readCallSources(reader.db, ids)) {
    const places = [call.station_id, call.driver_id, ...call.passed_by];
    const place = reader.tree.byId(places.find((id) => sees(reader, id)) ?? 0);
    if (place) found.set(call.id, { troubleCode: call.trouble_code, receivedAt: call.received_at, place });
  }
  return found;
}
