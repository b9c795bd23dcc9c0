import { stationTimeOf } from '@roadside/domain/scheduling';
import { createClockFormat } from '@roadside/scheduler-gantt/model';
import type { QueryClient } from '@tanstack/react-query';
import { unpack, type Packed } from '../../../kit/packed/packed.ts';
import { read } from '../../../kit/resource/resource-query.ts';
import { scheduleAddress } from './addresses.ts';
import type { LoadedSchedule } from './loaded-schedule.ts';
import {
  loadedDays,
  readScheduleAddress,
  sameDays,
  stepped,
  type Days,
  type ScheduleAddress,
} from './schedule-address.ts';
import type { ScheduleReply } from './schedule-reply.ts';
import { openAhead, type ScheduleSession } from './schedule-session.ts';

const root = 'schedule ahead';
/** Days that stay unopened this long are dropped. */
const keptMs = 300_000;

const keyFor = (slug: string, { from, days }: Days) => [root, slug, from, days] as const;

/** The weeks that one press leads to, the next one first. None for a month: it is a lot to read for nothing. */
export function daysAround(address: ScheduleAddress): readonly Days[] {
  if (address.span === 'month') return [];
  const shown = loadedDays(address);
  return ([1, -1] as const).map((step) => loadedDays(stepped(address, step))).filter((days) => !sameDays(days, shown));
}

/** Resolves when the browser has nothing else to do; soon, in Safari. */
const freeTime = () => new Promise((done) => (globalThis.requestIdleCallback || setTimeout)(done));

/** Rows of a tall window. */
const firstRows = 100;
const rowsAtOnce = 10;

/** Finds the conflicts of the shifts that are drawn first, a few at a time: they are a quarter of the work of drawing. */
async function judgeAhead({ model }: ScheduleSession): Promise<void> {
  const clock = createClockFormat({ locale: 'en-US', timeZone: model.timeZone });
  const drivers = model.drivers.filter(({ kind }) => kind === 'driver').slice(0, firstRows);
  for (let first = 0; first < drivers.length; first += rowsAtOnce) {
    await freeTime();
    for (const { id, timeZone } of drivers.slice(first, first + rowsAtOnce))
      for (const shift of model.shiftsOf(id)) model.conflictsOf(shift, clock.in(timeZone).time);
  }
}

/** Reads days before anybody asks for them, and prepares what is drawn first. @param page the page on screen */
export function readAhead(client: QueryClient, page: LoadedSchedule, days: Days): Promise<void> {
  const { slug, timeZone } = page.place;
  const address = scheduleAddress({ slug }, { date: days.from, days: days.days });
  return client.prefetchQuery({
    queryKey: keyFor(slug, days),
    queryFn: async ({ signal }): Promise<LoadedSchedule> => {
      const readAheadAt = Date.now();
      const sent = await read<Packed<ScheduleReply>>(address, signal);
      await freeTime();
      const reply = unpack(sent);
      await freeTime();
      void judgeAhead(openAhead({ reply, shown: days, timeZone }));
      return { ...page, outcome: { ok: true, data: reply }, readAheadAt };
    },
    retry: false,
    staleTime: keptMs,
    gcTime: keptMs,
  });
}

/**
 * The page of an address, if its days were read ahead; waits if they are being read. Null if the page has to be loaded:
 * they were not read, somebody changed them, or another day has begun at the location.
 */
export async function pageAhead(
  client: QueryClient,
  slug: string,
  search: URLSearchParams,
): Promise<LoadedSchedule | null> {
  const address = readScheduleAddress(search, '');
  if (address.day === '') return null;
  const queryKey = keyFor(slug, loadedDays(address));
  const query = client.getQueryCache().find<LoadedSchedule>({ queryKey });
  const reading = query?.state.fetchStatus === 'fetching' ? query.promise?.catch(() => null) : null;
  const page = await (query?.state.data ?? reading);
  // Those that were dropped while they were being read may lack a change.
  if (!page || client.getQueryCache().find({ queryKey }) !== query) return null;
  client.removeQueries({ queryKey });
  const real = Date.now();
  const now = new Date(real + page.aheadMs).toISOString();
  const tooOld = real - (page.readAheadAt ?? 0) > keptMs;
  return !tooOld && stationTimeOf(now, page.place.timeZone).day === page.today ? { ...page, now } : null;
}

/** Drops what was read ahead: somebody has changed the schedule. */
export function forgetDaysAhead(client: QueryClient): void {
  client.removeQueries({ queryKey: [root] });
}
