import { canView } from '@roadside/domain/geography';
import type { CallContext } from '../../platform/calls/handler.ts';

type Reader = Pick<CallContext, 'tree' | 'subject' | 'config'>;

/** A station that passed a call, as far as the reader may see it. */
export interface SeenPass {
  readonly station_id: number | null;
  readonly station_slug: string | null;
  readonly station_name: string | null;
  readonly driver_name: string | null;
  readonly reason: string | null;
}

/** Whether the reader may view an organization; false for none. */
export function sees({ tree, subject, config }: Reader, organizationId: number | null): boolean {
  const place = organizationId === null ? null : tree.byId(organizationId);
  return place !== null && canView(subject, place, config.access);
}

/** Who passed a call, and why. Nothing of it is shown for a station the reader may not view. */
export function passReply(
  reader: Reader,
  { station_id, driver_id, reason }: Pick<SeenPass, 'station_id' | 'reason'> & { readonly driver_id: number | null },
): SeenPass {
  if (!sees(reader, station_id))
    return { station_id: null, station_slug: null, station_name: null, driver_name: null, reason: null };
  const nameOf = (id: number | null) => (id === null ? null : (reader.tree.byId(id)?.displayName ?? null));
  return {
    station_id,
    station_slug: reader.tree.byId(station_id ?? 0)?.slug ?? null,
    station_name: nameOf(station_id),
    driver_name: sees(reader, driver_id) ? nameOf(driver_id) : null,
    reason,
  };
}
