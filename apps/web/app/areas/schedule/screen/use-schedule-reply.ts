import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLive } from '../../../kit/live/use-live.ts';
import { unpack } from '../../../kit/packed/packed.ts';
import type { Problem } from '../../../kit/outcome/outcome.ts';
import { readAgain } from '../../../kit/resource/read-again.ts';
import { keyOf, type AddressOf } from '../../../kit/resource/resource.ts';
import { useResourceClient } from '../../../kit/resource/use-resource-client.ts';
import { useResource } from '../../../kit/resource/use-resource.ts';
import { sameDays } from '../model/schedule-address.ts';
import type { ScheduleReply } from '../model/schedule-reply.ts';
import type { ScheduleResource } from '../server/schedule.resource.server.ts';

export interface LatestReply {
  /** The latest reply for the days on screen. */
  readonly latest: ScheduleReply;
  readonly problem: Problem | null;
  readonly reread: () => void;
}

/**
 * The stored schedule: the page's reply, until a newer one has loaded. It is reread when somebody changes it.
 * @param resource the URL it is read from
 * @param readAhead whether `first` was read before anybody asked for it
 */
export function useScheduleReply(
  first: ScheduleReply,
  resource: AddressOf<ScheduleResource>,
  readAhead: boolean,
): LatestReply {
  const client = useResourceClient();
  const [asked, setAsked] = useState<string | null>(null);
  // A large location opens with its first rows; the others are fetched right away. Days that were read ahead are drawn
  // at once, and read again: a change may have been missed since.
  const enabled = asked === resource || !first.complete || readAhead;
  const { data: sent, problem, retry } = useResource<ScheduleResource>(resource, { enabled });
  const data = useMemo(() => (sent === undefined ? undefined : unpack(sent, first)), [sent, first]);
  // When the person returns to some days, the cached data may be older than the page's. The newer one is used, unless
  // the page only has the first rows: then the older data stays until the newer has loaded, since an edit may be on any
  // row.
  const newer = data !== undefined && data.version >= first.version;
  const latest = data && sameDays(data, first) && (newer || !first.complete) ? data : first;
  const behind = data !== undefined && !newer && !first.complete;
  const readRest = useEffectEvent(retry);
  useEffect(() => {
    if (behind) readRest();
  }, [behind, first]);
  const reread = useCallback(() => {
    setAsked(resource);
    void readAgain(client, keyOf(resource));
  }, [client, resource]);
  useLive(['schedule', 'drivers'], () => reread());
  return { latest, problem, reread };
}
