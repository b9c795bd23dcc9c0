import { calls } from '@roadside/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createJobRunner } from '../../platform/jobs/job-runner.ts';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { signInPeople } from '../../platform/testing/sign-in-people.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import type { PersonName, SmallClub } from '../../platform/testing/small-club.ts';
import { openTestApi } from '../../platform/testing/test-api.ts';
import type { TestApi } from '../../platform/testing/test-api.ts';
import { clearNotification, notify } from '../notifications/index.ts';
import { callOutsStillFor } from '../call-outs/index.ts';
import { announcementsStillFor } from '../home/index.ts';
import { refuseUrgentWithoutReason } from './index.ts';
import type { StillFor } from './index.ts';
import { pushJobs } from './push.jobs.ts';
import { openPushService } from './testing/push-service.ts';
import type { TestPushService } from './testing/push-service.ts';

const { messaging, pushSettings, notifications } = calls;
const pushPrivateKey = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
/** Friday, 9 AM in New York. */
const morning = Date.parse('2026-11-20T14:00:00Z');
const hour = 3_600_000;

describeEachEngine('push', (open) => {
  let service: TestPushService;
  let api: TestApi;
  let club: SmallClub;
  let as: (name: 'dan.driver' | 'sue.staff' | 'dee.driver') => { readonly token: string };

  beforeAll(async () => {
    service = await openPushService();
    club = await fillSmallClub(open());
    api = await openTestApi(open(), {
      environment: { RATE_LIMITS: 'off', PUSH_PRIVATE_KEY: pushPrivateKey, ...service.environment },
    });
    as = await signInPeople(api, ['dan.driver', 'sue.staff', 'dee.driver']);
    await sql`select ensure_call_month('2026-11-01')`.execute(open().kysely);
  });
  afterAll(async () => {
    await api.close();
    await service.close();
  });
  beforeEach(async () => {
    api.clock = morning;
    service.pushes.length = 0;
    service.answers.clear();
    for (const table of [
      'notification',
      'push_subscription',
      'quiet_hours',
      'shift',
      'time_off',
      'notification_setting',
      'call',
    ])
      await sql`delete from ${sql.table(table)}`.execute(open().kysely);
  });

  const subscribe = (name: Parameters<typeof as>[0], path: string) =>
    api.ask(messaging.pushSubscribe, { subscription: service.subscribe(path) }, as(name));
  const ring = async (
    names: readonly PersonName[],
    {
      kind = 'chat',
      subjectId = 7,
      urgent = false,
    }: { kind?: 'chat' | 'announcement' | 'call-out'; subjectId?: number; urgent?: boolean } = {},
  ) =>
    open()
      .kysely.transaction()
      .execute((trx) =>
        notify(
          trx,
          { kind, subjectId },
          names.map((name) => ({ employeeId: club.employeeIds[name], amount: 1 })),
          { at: new Date(api.clock), by: null, again: true, urgent },
        ),
      );
  /** What one run of the job sends, as a new process would. */
  const deliver = async (stillFor: StillFor = {}) => {
    const already = service.pushes.length;
    const [job] = pushJobs(api.services.config, stillFor);
    await job?.run(
      {},
      {
        db: open(),
        now: () => new Date(api.clock),
        log: silentLog,
        signal: new AbortController().signal,
        jobs: createJobRunner({ db: open(), definitions: [], now: () => new Date(api.clock), log: silentLog }),
      },
    );
    return service.pushes.slice(already).map(({ path, payload }) => [path, payload]);
  };
  const shift = (name: PersonName, start: string, hours: number) =>
    sql`
    insert into shift (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, services)
    select ${club.employeeIds[name]}::integer, ${club.organizationIds['north']}::integer, ${start.slice(0, 10)}::date,
      ${start}::timestamptz, ${start}::timestamptz + make_interval(hours => ${hours}::integer), ${hours}::numeric,
      ${start}::timestamptz + make_interval(hours => ${hours}::integer), array['Tow']`.execute(open().kysely);
  const chat = { text: 'New message', kind: 'chat', id: 7, count: 1 };

  describe('a browser', () => {
    test('is subscribed, shows a push without content, and is unsubscribed', async () => {
      const { endpoint, keys } = service.subscribe('/a');
      const reply = await api.ask(messaging.pushSubscribe, { subscription: { endpoint, keys } }, as('sue.staff'));
      expect([reply.status, reply.body]).toEqual([200, { subscribed: true, endpoint }]);
      const settings = (await api.ask(pushSettings.read, { purpose: 'read' }, as('sue.staff'))).body;
      expect(settings).toMatchObject({ endpoints: [endpoint], follows_schedule: false, quiet_hours: null });
      expect(settings['public_key']).toMatch(/^[\w-]{87}$/);
      await ring(['sue.staff']);
      expect(await deliver()).toEqual([['/a', chat]]);
      expect(service.pushes[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
      expect(service.pushes[0]?.headers['authorization']).toMatch(/^vapid t=/);
      expect(service.pushes[0]?.bytes).toBeLessThan(4_096);
      await api.ask(messaging.pushUnsubscribe, { action: 'unsubscribe', endpoint }, as('sue.staff'));
      await ring(['sue.staff']);
      expect(await deliver()).toEqual([]);
    });

    test('of another address than a push service is refused', async () => {
      const { keys } = service.subscribe('/x');
      for (const endpoint of [
        'https://evil.example/push',
        'https://127.0.0.1:1/x',
        'https://fcm.googleapis.com.evil.example/x',
      ]) {
        const { status, body } = await api.ask(
          messaging.pushSubscribe,
          { subscription: { endpoint, keys } },
          as('sue.staff'),
        );
        expect([status, body['fields']]).toEqual([400, { 'subscription.endpoint': expect.any(String) as string }]);
      }
      const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
      const bad = { endpoint, keys: { ...keys, p256dh: 'AAAAAAAAAAAAAAAAAAAAAAAA' } };
      expect((await api.ask(messaging.pushSubscribe, { subscription: bad }, as('sue.staff'))).status).toBe(400);
      expect(
        (await api.ask(messaging.pushSubscribe, { subscription: { endpoint, keys } }, as('sue.staff'))).status,
      ).toBe(200);
    });

    test('belongs to the person who turned push on last, and nobody else can turn it off', async () => {
      const subscription = service.subscribe('/shared');
      await api.ask(messaging.pushSubscribe, { subscription }, as('dan.driver'));
      await api.ask(messaging.pushSubscribe, { subscription }, as('sue.staff'));
      await api.ask(
        messaging.pushUnsubscribe,
        { action: 'unsubscribe', endpoint: subscription.endpoint },
        as('dan.driver'),
      );
      await ring(['dan.driver', 'sue.staff']);
      expect(await deliver()).toEqual([['/shared', chat]]);
    });

    test.each([404, 410])('is forgotten when its service answers %d', async (status) => {
      await subscribe('sue.staff', '/gone');
      await subscribe('sue.staff', '/here');
      service.answers.set('/gone', { status });
      await ring(['sue.staff']);
      expect(await deliver()).toHaveLength(2);
      const { rows } = await sql<{ endpoint: string }>`select endpoint from push_subscription`.execute(open().kysely);
      expect(rows.map(({ endpoint }) => new URL(endpoint).pathname)).toEqual(['/here']);
      await ring(['sue.staff']);
      expect(await deliver()).toEqual([['/here', chat]]);
    });

    test.each([429, 500, 503, 400])('is kept when its service answers %d', async (status) => {
      await subscribe('sue.staff', '/busy');
      service.answers.set('/busy', { status });
      await ring(['sue.staff']);
      expect(await deliver()).toHaveLength(1);
      service.answers.delete('/busy');
      await ring(['sue.staff']);
      expect((await deliver()).map(([path]) => path)).toContain('/busy');
    });

    test('is forgotten at the end of its session', async () => {
      await subscribe('dee.driver', '/session');
      await sql`update session set revoked_at = ${new Date(api.clock)}::timestamptz, revoke_reason = 'test'
        where account_id = (select id from account where username = 'dee.driver')`.execute(open().kysely);
      const { rows } = await sql`select 1 from push_subscription`.execute(open().kysely);
      expect(rows).toEqual([]);
    });
  });

  describe('a push', () => {
    test('is sent once, also after a restart', async () => {
      await subscribe('sue.staff', '/once');
      await ring(['sue.staff']);
      expect(await deliver()).toHaveLength(1);
      expect(await deliver()).toEqual([]);
      api.clock += 24 * hour;
      expect(await deliver()).toEqual([]);
    });

    test('is not sent for what has been read', async () => {
      await subscribe('sue.staff', '/read');
      await ring(['sue.staff']);
      await open()
        .kysely.transaction()
        .execute((trx) =>
          clearNotification(trx, club.employeeIds['sue.staff'], { kind: 'chat', subjectId: 7 }, new Date(api.clock)),
        );
      expect(await deliver()).toEqual([]);
    });

    test('is tried again later when the service is busy, unless it has been read by then', async () => {
      await subscribe('sue.staff', '/busy');
      service.answers.set('/busy', { status: 429, headers: { 'retry-after': '120' } });
      await ring(['sue.staff']);
      expect(await deliver()).toHaveLength(1);
      api.clock += 119_000;
      expect(await deliver()).toEqual([]);
      api.clock += 1_000;
      expect(await deliver()).toHaveLength(1);
      await api.ask(notifications.read, { purpose: 'read' }, as('sue.staff'));
      api.clock += hour;
      expect(await deliver()).toEqual([]);
    });

    test('is given up after six attempts', async () => {
      await subscribe('sue.staff', '/down');
      service.answers.set('/down', { status: 503 });
      await ring(['sue.staff']);
      for (let attempt = 0; attempt < 10; attempt += 1, api.clock += hour) await deliver();
      expect(service.pushes).toHaveLength(6);
    });

    test('is not sent for a kind the person turned push off for', async () => {
      await subscribe('sue.staff', '/kinds');
      await api.ask(
        notifications.settings,
        { purpose: 'settings', set: { kind: 'chat', in_app: true, push: false, mail: false } },
        as('sue.staff'),
      );
      await ring(['sue.staff']);
      await ring(['sue.staff'], { kind: 'announcement' });
      expect(await deliver()).toEqual([
        ['/kinds', { text: 'New announcement', kind: 'announcement', id: 7, count: 1 }],
      ]);
    });
  });

  describe('a push whose reader may change', () => {
    test('isn’t sent once an announcement is for others', async () => {
      const { rows } = await sql<{ id: number }>`
        insert into widget (type, title, position, organization_ids, created_at, updated_at)
        select 'announcement', 'Ice', n, array[${club.organizationIds['north']}::integer], now(), now()
        from generate_series(1, 2) n returning id`.execute(open().kysely);
      const [moved = 0, kept = 0] = rows.map(({ id }) => id);
      await subscribe('dan.driver', '/dan');
      await shift('dan.driver', '2026-11-20T19:00:00Z', 8);
      for (const subjectId of [moved, kept]) await ring(['dan.driver'], { kind: 'announcement', subjectId });
      const stillFor = { announcement: announcementsStillFor };
      expect(await deliver(stillFor)).toEqual([]);
      await sql`update widget set organization_ids = array[${club.organizationIds['south']}::integer]
        where id = ${moved}`.execute(open().kysely);
      api.clock = Date.parse('2026-11-20T19:00:00Z');
      expect(await deliver(stillFor)).toEqual([
        ['/dan', { text: 'New announcement', kind: 'announcement', id: kept, count: 1 }],
      ]);
      await sql`delete from widget`.execute(open().kysely);
    });

    test('isn’t sent to somebody who is no longer active, now or when it is tried again', async () => {
      const setActive = (active: boolean) =>
        sql`update employee set active = ${active} where id = ${club.employeeIds['sue.staff']}`.execute(open().kysely);
      await subscribe('sue.staff', '/sue');
      service.answers.set('/sue', { status: 503 });
      await ring(['sue.staff']);
      expect(await deliver()).toHaveLength(1);
      await ring(['sue.staff'], { subjectId: 8 });
      await setActive(false);
      service.answers.delete('/sue');
      api.clock += hour;
      expect(await deliver()).toEqual([]);
      await setActive(true);
      await ring(['sue.staff']);
      expect(await deliver()).toEqual([['/sue', chat]]);
      // Her session ended with it.
      as = await signInPeople(api, ['dan.driver', 'sue.staff', 'dee.driver']);
    });
  });

  describe('a phone that is off', () => {
    /** How long the service keeps the latest push for it, in seconds. */
    const kept = () => Number(service.pushes.at(-1)?.headers['ttl']);
    const hours = (count: number) => count * 3_600;
    beforeEach(async () => subscribe('dan.driver', '/dan'));

    test('rings until the end of the shift, not after it', async () => {
      await shift('dan.driver', '2026-11-20T13:00:00Z', 3);
      api.clock += 90_500;
      await ring(['dan.driver']);
      expect(await deliver()).toEqual([['/dan', chat]]);
      expect(kept()).toBe(hours(2) - 91);
    });

    test('rings on through a second shift without a break, at most 12 hours', async () => {
      await shift('dan.driver', '2026-11-20T13:00:00Z', 3);
      await shift('dan.driver', '2026-11-20T16:00:00Z', 4);
      await ring(['dan.driver']);
      await deliver();
      expect(kept()).toBe(hours(6));
      await shift('dan.driver', '2026-11-20T20:00:00Z', 12);
      await ring(['dan.driver']);
      await deliver();
      expect(kept()).toBe(hours(12));
    });

    test('rings until days off or own quiet hours begin', async () => {
      await shift('dan.driver', '2026-11-20T13:00:00Z', 20);
      await sql`insert into time_off (employee_id, starts_on, ends_on, type, status, created_at)
        values (${club.employeeIds['dan.driver']}::integer, '2026-11-21', '2026-11-21', 'sick', 'approved', now())`.execute(
        open().kysely,
      );
      api.clock = Date.parse('2026-11-20T22:00:00Z');
      await ring(['dan.driver']);
      await deliver();
      expect(kept()).toBe(hours(7));
      const quiet_hours = { starts: '18:30', ends: '19:00' };
      await api.ask(pushSettings.setQuietHours, { purpose: 'set_quiet_hours', quiet_hours }, as('dan.driver'));
      await ring(['dan.driver']);
      await deliver();
      expect(kept()).toBe(hours(1.5));
    });

    test('rings for a shift that was shortened since only until its new end', async () => {
      await shift('dan.driver', '2026-11-20T13:00:00Z', 8);
      service.answers.set('/dan', { status: 503 });
      await ring(['dan.driver']);
      await deliver();
      expect(kept()).toBe(hours(7));
      const end = new Date(morning + hour);
      await sql`update shift set ends_at = ${end}::timestamptz, shown_until = ${end}::timestamptz, duration_hours = 2`.execute(
        open().kysely,
      );
      api.clock += 60_000;
      await deliver();
      expect(kept()).toBe(hours(1) - 60);
    });

    test('rings for something urgent for four hours, then no longer', async () => {
      service.answers.set('/dan', { status: 429, headers: { 'retry-after': `${hours(3)}` } });
      await ring(['dan.driver'], { urgent: true });
      await deliver();
      expect(kept()).toBe(hours(4));
      api.clock += 3 * hour;
      await deliver();
      expect(kept()).toBe(hours(1));
      api.clock += 3 * hour;
      expect(await deliver()).toEqual([]);
    });

    test('doesn’t ring off shift for something urgent that a stopped server left for half a day', async () => {
      await ring(['dan.driver'], { urgent: true });
      await shift('dan.driver', '2026-11-21T13:00:00Z', 8);
      api.clock += 6 * hour;
      expect(await deliver()).toEqual([]);
      api.clock = Date.parse('2026-11-21T13:00:00Z');
      expect(await deliver()).toEqual([['/dan', chat]]);
    });

    test('doesn’t ring for an announcement that has ended', async () => {
      const { rows } = await sql<{ id: number }>`
        insert into widget (type, title, position, ends_at, created_at, updated_at)
        values ('announcement', 'Ice', 1, ${new Date(morning + hour)}::timestamptz, now(), now()) returning id`.execute(
        open().kysely,
      );
      const about = { kind: 'announcement', subjectId: rows[0]?.id ?? 0 } as const;
      const stillFor = { announcement: announcementsStillFor };
      service.answers.set('/dan', { status: 429, headers: { 'retry-after': `${hours(1)}` } });
      await ring(['dan.driver'], { ...about, urgent: true });
      expect(await deliver(stillFor)).toHaveLength(1);
      expect(kept()).toBe(hours(1));
      // Held until a shift that starts after it has ended.
      await shift('dan.driver', '2026-11-20T15:00:00Z', 8);
      await ring(['dan.driver'], about);
      expect(await deliver(stillFor)).toEqual([]);
      api.clock += hour;
      expect(await deliver(stillFor)).toEqual([]);
      await sql`delete from widget`.execute(open().kysely);
    });

    test('doesn’t ring for a call-out whose hours have begun, or that was ended', async () => {
      const callOut = async (startsAt: number) => {
        const { rows } = await sql<{ id: number }>`
          with added as (insert into call_out (organization_id, starts_at, ends_at, reason, created_at)
            values (${club.organizationIds['north']}::integer, ${new Date(startsAt)}::timestamptz,
              ${new Date(startsAt + 6 * hour)}::timestamptz, 'Ice', now()) returning id, organization_id, starts_at, ends_at)
          insert into call_out_driver (call_out_id, employee_id, station_id, starts_at, ends_at, overtime, asked_at)
          select id, ${club.employeeIds['dan.driver']}::integer, organization_id, starts_at, ends_at, false, now()
          from added returning call_out_id as id`.execute(open().kysely);
        return { kind: 'call-out', subjectId: rows[0]?.id ?? 0, urgent: true } as const;
      };
      const stillFor = { 'call-out': callOutsStillFor };
      await ring(['dan.driver'], await callOut(morning + 7 * hour));
      expect(await deliver(stillFor)).toHaveLength(1);
      expect(kept()).toBe(hours(7));
      await ring(['dan.driver'], await callOut(morning));
      const ended = await callOut(morning + 8 * hour);
      await ring(['dan.driver'], ended);
      await sql`update call_out set closed_at = ${new Date(morning)}::timestamptz
        where id = ${ended.subjectId}`.execute(open().kysely);
      expect(await deliver(stillFor)).toEqual([]);
    });
  });

  describe('off shift', () => {
    test('pushes are held, and delivered as one with a count when the shift starts', async () => {
      await subscribe('dan.driver', '/dan');
      await shift('dan.driver', '2026-11-20T19:00:00Z', 8);
      for (const subjectId of [1, 2, 3]) await ring(['dan.driver'], { subjectId });
      for (; api.clock < Date.parse('2026-11-20T19:00:00Z'); api.clock += 600_000) expect(await deliver()).toEqual([]);
      expect(await deliver()).toEqual([['/dan', { text: '3 new notifications', kind: 'many', id: 0, count: 3 }]]);
      await ring(['dan.driver']);
      expect(await deliver()).toEqual([['/dan', chat]]);
    });

    test('what was read while it was held is not counted', async () => {
      await subscribe('dan.driver', '/dan');
      await shift('dan.driver', '2026-11-20T19:00:00Z', 8);
      for (const subjectId of [7, 8]) await ring(['dan.driver'], { subjectId });
      await deliver();
      const [, id] = await sql<{ id: number }>`select id from notification order by id`
        .execute(open().kysely)
        .then(({ rows }) => rows.map((row) => row.id));
      await api.ask(notifications.read, { purpose: 'read', ids: [id ?? 0] }, as('dan.driver'));
      api.clock = Date.parse('2026-11-20T19:00:00Z');
      expect(await deliver()).toEqual([['/dan', chat]]);
    });

    test('a shift added meanwhile is noticed within the hour', async () => {
      await subscribe('dan.driver', '/dan');
      await ring(['dan.driver']);
      expect(await deliver()).toEqual([]);
      await shift('dan.driver', '2026-11-20T15:00:00Z', 8);
      api.clock += hour;
      expect(await deliver()).toEqual([['/dan', chat]]);
    });

    test('nothing rings on days off, even on shift', async () => {
      await subscribe('dan.driver', '/dan');
      await shift('dan.driver', '2026-11-20T13:00:00Z', 8);
      await sql`insert into time_off (employee_id, starts_on, ends_on, type, status, created_at)
        values (${club.employeeIds['dan.driver']}::integer, '2026-11-20', '2026-11-20', 'sick', 'approved', now())`.execute(
        open().kysely,
      );
      await ring(['dan.driver']);
      expect(await deliver()).toEqual([]);
    });

    test('what a busy service delayed past the shift waits for the next one; urgent pushes ring', async () => {
      await subscribe('dan.driver', '/dan');
      await shift('dan.driver', '2026-11-20T13:00:00Z', 2);
      await shift('dan.driver', '2026-11-21T13:00:00Z', 8);
      service.answers.set('/dan', { status: 429, headers: { 'retry-after': '7200' } });
      await ring(['dan.driver']);
      await ring(['dan.driver'], { subjectId: 1, urgent: true });
      expect(await deliver()).toHaveLength(2);
      service.answers.delete('/dan');
      api.clock += 2 * hour;
      expect(await deliver()).toEqual([['/dan', { ...chat, id: 1 }]]);
      for (; api.clock < Date.parse('2026-11-21T13:00:00Z'); api.clock += hour) expect(await deliver()).toEqual([]);
      expect(await deliver()).toEqual([['/dan', chat]]);
    });

    test('what a stopped server didn’t send in time waits for the next shift', async () => {
      await subscribe('dan.driver', '/dan');
      await shift('dan.driver', '2026-11-21T13:00:00Z', 8);
      await ring(['dan.driver']);
      await sql`with ended as (delete from push_task returning notification_id)
        insert into push_message (subscription_id, payload, urgent, notification_ids, due_at)
        select s.id, ${JSON.stringify(chat)}::jsonb, false, array[ended.notification_id],
          ${new Date(api.clock - 60_000)}::timestamptz from push_subscription s, ended`.execute(open().kysely);
      expect(await deliver()).toEqual([]);
      api.clock = Date.parse('2026-11-21T13:00:00Z');
      expect(await deliver()).toEqual([['/dan', chat]]);
    });

    test('something urgent rings', async () => {
      await subscribe('dan.driver', '/dan');
      await ring(['dan.driver'], { subjectId: 1 });
      await ring(['dan.driver'], { subjectId: 7, urgent: true });
      expect(await deliver()).toEqual([['/dan', chat]]);
      expect(service.pushes.at(-1)?.headers['urgency']).toBe('high');
    });

    test('something urgent still rings when something else follows before it could', async () => {
      await subscribe('dan.driver', '/dan');
      await ring(['dan.driver'], { urgent: true });
      await ring(['dan.driver']);
      expect(await deliver()).toEqual([['/dan', chat]]);
      await ring(['dan.driver']);
      expect(await deliver()).toEqual([]);
    });

    test('something urgent needs a reason, unless everybody is at work', async () => {
      const refused = (names: readonly PersonName[], reason: string | null) =>
        refuseUrgentWithoutReason(open().kysely, {
          employeeIds: names.map((name) => club.employeeIds[name]),
          reason,
          field: 'urgent_reason',
          now: new Date(api.clock),
        });
      await expect(refused(['dan.driver', 'sue.staff'], ' ')).rejects.toMatchObject({
        status: 400,
        fields: { urgent_reason: 'Enter a reason' },
      });
      expect(await refused(['dan.driver', 'sue.staff'], ' Ice ')).toEqual({ reason: 'Ice', offShift: 1 });
      expect(await refused(['sue.staff'], null)).toEqual({ reason: null, offShift: 0 });
      // Somebody who left isn't off shift: nothing rings them.
      const setActive = (active: boolean) =>
        sql`update employee set active = ${active} where id = ${club.employeeIds['dee.driver']}`.execute(open().kysely);
      await setActive(false);
      expect(await refused(['dee.driver', 'dan.driver'], 'Ice')).toEqual({ reason: 'Ice', offShift: 1 });
      await setActive(true);
      as = await signInPeople(api, ['dan.driver', 'sue.staff', 'dee.driver']);
    });
  });

  describe('during a call', () => {
    const minutes = (count: number) => new Date(morning + count * 60_000).toISOString();
    const takes = (steps: {
      enroute_at: string;
      arrived_at?: string;
      cleared_at?: string;
      outcome?: 'completed' | 'cancelled';
    }) =>
      open()
        .kysely.insertInto('call')
        .values({
          local_day: '2026-11-20',
          local_hour: 9,
          station_id: club.organizationIds['north'] ?? 0,
          driver_id: club.organizationIds['dan'] ?? 0,
          trouble_code: '5',
          received_at: minutes(-20),
          ...steps,
        })
        .execute();
    beforeEach(async () => {
      await subscribe('dan.driver', '/dan');
      await shift('dan.driver', '2026-11-20T13:00:00Z', 8);
    });

    test('pushes are held, and delivered with a count once it is over', async () => {
      await takes({ enroute_at: minutes(-10), arrived_at: minutes(5), cleared_at: minutes(25), outcome: 'completed' });
      for (const subjectId of [1, 2]) await ring(['dan.driver'], { subjectId });
      for (; api.clock < morning + 25 * 60_000; api.clock += 60_000) expect(await deliver()).toEqual([]);
      expect(await deliver()).toEqual([['/dan', { text: '2 new notifications', kind: 'many', id: 0, count: 2 }]]);
    });

    test('something urgent rings', async () => {
      await takes({ enroute_at: minutes(-10) });
      await ring(['dan.driver'], { urgent: true });
      expect(await deliver()).toEqual([['/dan', chat]]);
    });

    test('that was cancelled, is still to come, or nobody closed for hours, they ring', async () => {
      await takes({ enroute_at: minutes(-10), outcome: 'cancelled' });
      await takes({ enroute_at: minutes(30) });
      await takes({ enroute_at: minutes(-180), arrived_at: minutes(-150) });
      await ring(['dan.driver']);
      expect(await deliver()).toEqual([['/dan', chat]]);
    });
  });

  describe('own quiet hours', () => {
    const set = (quiet_hours: { starts: string; ends: string } | null) =>
      api.ask(pushSettings.setQuietHours, { purpose: 'set_quiet_hours', quiet_hours }, as('sue.staff'));

    test('hold pushes until they end', async () => {
      await subscribe('sue.staff', '/sue');
      expect((await set({ starts: '22:00', ends: '09:30' })).body).toMatchObject({
        quiet_hours: { starts: '22:00', ends: '09:30' },
        time_zone: 'America/New_York',
      });
      await ring(['sue.staff']);
      expect(await deliver()).toEqual([]);
      api.clock += hour / 2;
      expect(await deliver()).toEqual([['/sue', chat]]);
    });

    test('release what they held when they are removed', async () => {
      await subscribe('sue.staff', '/sue');
      await set({ starts: '08:00', ends: '10:00' });
      await ring(['sue.staff']);
      expect(await deliver()).toEqual([]);
      expect((await set(null)).body).toMatchObject({ quiet_hours: null });
      expect(await deliver()).toEqual([['/sue', chat]]);
    });

    test('have two ends', async () => {
      expect((await set({ starts: '08:00', ends: '08:00' })).status).toBe(400);
    });
  });
});
