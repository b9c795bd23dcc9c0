import { environmentManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pack } from '../../../kit/packed/packed.ts';
import { scheduleAddress } from './addresses.ts';
import { daysAround, forgetDaysAhead, pageAhead, readAhead } from './days-ahead.ts';
import type { LoadedSchedule } from './loaded-schedule.ts';
import { readScheduleAddress } from './schedule-address.ts';
import type { ScheduleReply } from './schedule-reply.ts';
import { driverReply, entryReply, pageOf, scheduleReply } from './schedule-samples.ts';
import { openNow } from './schedule-session.ts';

const start = Date.parse('2026-11-24T14:00:00.000Z');
const next = { from: '2026-11-29', days: 7 };
const shift = entryReply(10, { employee: 1, start: '2026-11-30T11:00:00.000Z', hours: 8 });
const page = pageOf(scheduleReply({}));

describe('the days around those on screen', () => {
  const around = (query: string) => daysAround(readScheduleAddress(new URLSearchParams(query), '2026-11-24'));
  it.each([
    ['of a week', '', ['2026-11-29', '2026-11-15']],
    ['of a day in the middle of a week', 'span=day', []],
    ['of a Saturday', 'span=day&day=2026-11-28', ['2026-11-29']],
    ['of a Sunday', 'span=day&day=2026-11-22', ['2026-11-15']],
    ['of a month', 'span=month', []],
  ])('%s', (_, query, weeks) => {
    expect(around(query)).toEqual(weeks.map((from) => ({ from, days: 7 })));
  });
});

describe('days read ahead', () => {
  let client: QueryClient;
  let requests: string[];
  let answer: (response: Response) => void;

  beforeEach(() => {
    environmentManager.setIsServer(() => false);
    vi.useFakeTimers({ now: start });
    requests = [];
    vi.stubGlobal('fetch', (url: string) => {
      requests.push(url);
      return new Promise<Response>((resolve) => (answer = resolve));
    });
    client = new QueryClient();
  });
  afterEach(() => {
    client.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const reply = scheduleReply({ ...next, drivers: [driverReply(1, 'Kim Ray')], schedule: [shift] });
  const arrive = async () => {
    answer(Response.json({ ok: true, data: pack(reply) }));
    await vi.advanceTimersByTimeAsync(100);
  };
  const turnTo = (day: string, slug = 'norristown') => pageAhead(client, slug, new URLSearchParams({ day }));
  const shiftsOf = (found: LoadedSchedule | null) => (found?.outcome.ok ? found.outcome.data.schedule : null);

  it('open without a request, at the present time, once', async () => {
    void readAhead(client, page, next);
    await arrive();
    expect(requests).toEqual([scheduleAddress({ slug: 'norristown' }, { date: '2026-11-29', days: 7 })]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await turnTo('2026-11-22')).toBeNull();
    expect(await turnTo('2026-12-01', 'lansdale')).toBeNull();
    const found = await turnTo('2026-12-01');
    expect(shiftsOf(found)).toEqual([shift]);
    expect(found).toMatchObject({ mayChange: true, now: '2026-11-24T14:01:00.100Z', readAheadAt: start });
    // After that the page is like any other: the next time its days are loaded.
    expect(await turnTo('2026-12-01')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('are waited for while they are being read', async () => {
    void readAhead(client, page, next);
    const found = turnTo('2026-11-30');
    await arrive();
    expect(shiftsOf(await found)).toEqual([shift]);
    expect(requests).toHaveLength(1);
  });

  it('are dropped when somebody changes the schedule, even while they are being read', async () => {
    void readAhead(client, page, next);
    await arrive();
    forgetDaysAhead(client);
    expect(await turnTo('2026-11-30')).toBeNull();
    void readAhead(client, page, next);
    const found = turnTo('2026-11-30');
    forgetDaysAhead(client);
    await arrive();
    expect(await found).toBeNull();
  });

  it('are loaded after a failure, after five minutes, and when another day has begun', async () => {
    void readAhead(client, page, next);
    answer(Response.json({ ok: false, problem: { kind: 'forbidden', detail: '', requestId: '' } }));
    await vi.advanceTimersByTimeAsync(0);
    expect(await turnTo('2026-11-30')).toBeNull();
    void readAhead(client, page, next);
    await arrive();
    // A sleeping computer runs no timers.
    vi.setSystemTime(start + 301_000);
    expect(await turnTo('2026-11-30')).toBeNull();
    vi.setSystemTime(Date.parse('2026-11-25T04:59:00.000Z'));
    void readAhead(client, page, next);
    await arrive();
    vi.setSystemTime(Date.parse('2026-11-25T05:01:00.000Z'));
    expect(await turnTo('2026-11-30')).toBeNull();
  });

  it('are opened for one screen: edits there are on no other', async () => {
    void readAhead(client, page, next);
    await arrive();
    const found = await turnTo('2026-11-30');
    const read = (found?.outcome.ok && found.outcome.data) as ScheduleReply;
    const open = () => openNow({ reply: read, shown: next, timeZone: 'America/New_York' });
    const session = open();
    session.model.apply([{ kind: 'remove', shift: session.model.shift('10')! }], 'keyboard');
    expect(session.unsaved()).toBe(1);
    expect(open().unsaved()).toBe(0);
    expect(open().model.shift('10')).toBeDefined();
  });
});
