import { useCallback, useEffect, useRef } from 'react';
import { useLive } from '../../../kit/live/use-live.ts';
import { useResourceClient } from '../../../kit/resource/use-resource-client.ts';
import { daysAround, forgetDaysAhead, readAhead } from '../model/days-ahead.ts';
import type { LoadedSchedule } from '../model/loaded-schedule.ts';
import type { ScheduleAddress } from '../model/schedule-address.ts';

/** How long a person stays on some days before those around them are read. */
const restMs = 300;
/** After a change, which is rarely the last one, they are read again this much later. */
const quietMs = 15_000;

/**
 * Reads the weeks around the one on screen, so that turning to them takes no request. What somebody changes is dropped,
 * and a week that is turned to is read again.
 * @param ready whether the page has all its rows; those of a very large location are not read for nothing
 */
export function useDaysAhead(page: LoadedSchedule, address: ScheduleAddress, ready: boolean): void {
  const client = useResourceClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readLater = useCallback(
    (ms: number) => {
      clearTimeout(timer.current);
      if (!ready) return;
      const own = setTimeout(async () => {
        for (const days of daysAround(address)) if (timer.current === own) await readAhead(client, page, days);
      }, ms);
      timer.current = own;
    },
    [client, page, address, ready],
  );
  useEffect(() => {
    readLater(restMs);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [readLater]);
  useLive(['schedule', 'drivers'], () => {
    forgetDaysAhead(client);
    readLater(quietMs);
  });
}
