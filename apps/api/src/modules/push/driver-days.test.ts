import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeEachEngine } from '../../platform/testing/describe-each-engine.ts';
import { silentLog } from '../../platform/testing/silent-log.ts';
import { fillSmallClub } from '../../platform/testing/small-club.ts';
import { notify } from '../notifications/index.ts';
import { deliverPushes } from './deliver.service.ts';
import type { PushSender } from './push-sender.ts';

const hour = 3_600_000;
const drivers = 500;
const days = 2;
/** Midnight in New York; the clocks go back on the second of these days. */
const first = Date.parse('2026-10-31T04:00:00Z');

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Driver {
  readonly id: number;
  readonly shifts: readonly Span[];
  /** A day off, as a span of the local day. */
  readonly off: Span | null;
}

/** The second day has 25 hours. */
const midnight = (day: number) => first + (day * 24 + (day > 1 ? 1 : 0)) * hour;

const within = ({ start, end }: Span, at: number) => start <= at && at < end;

describeEachEngine('a thousand days of drivers', (open) => {
  const people: Driver[] = [];
  beforeAll(async () => {
    const club = await fillSmallClub(open());
    const { kysely } = open();
    const north = club.organizationIds['north'] ?? 0;
    await sql`insert into organization (slug, name, display_name, type, parent_id, time_zone)
      select 'sim-' || n, 'Sim', 'Sim', 'driver', ${north}::integer, 'America/New_York'
      from generate_series(1, ${drivers}::integer) n`.execute(kysely);
    const { rows } = await sql<{
      id: number;
    }>`insert into employee (organization_id, first_name, display_name, position_type)
      select id, 'Sim', 'Sim', 'driver' from organization where slug like 'sim-%' order by id returning id`.execute(
      kysely,
    );
    await sql`insert into push_subscription (employee_id, endpoint, p256dh, auth, created_at)
      select id, 'https://web.push.apple.com/' || id, '', '', now() from employee where first_name = 'Sim'`.execute(
      kysely,
    );
    const random = seeded(35);
    for (const { id } of rows) {
      const shifts: Span[] = [];
      for (let day = 0; day < days; day += 1) {
        if (random() < 0.3) continue;
        // Some reach into the next day.
        const wanted = first + (day * 24 + 6 + Math.floor(random() * 12)) * hour;
        const start = Math.max(wanted, shifts.at(-1)?.end ?? 0);
        shifts.push({ start, end: start + (6 + Math.floor(random() * 5)) * hour });
      }
      const offDay = random() < 0.3 ? Math.floor(random() * days) : null;
      people.push({ id, shifts, off: offDay === null ? null : { start: midnight(offDay), end: midnight(offDay + 1) } });
    }
    const shifts = people.flatMap(({ id, shifts: own }) =>
      own.map(({ start, end }) => ({ id, start: new Date(start).toISOString(), hours: (end - start) / hour })),
    );
    await sql`insert into shift (employee_id, station_id, local_day, starts_at, ends_at, duration_hours, shown_until, services)
      select id, ${north}::integer, start::date, start, start + make_interval(hours => hours), hours,
        start + make_interval(hours => hours), array['Tow']
      from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as s (id integer, start timestamptz, hours integer)`.execute(
      kysely,
    );
    const off = people.flatMap(({ id, off: day }) =>
      day === null ? [] : [{ id, day: day.start === midnight(0) ? '2026-10-31' : '2026-11-01' }],
    );
    await sql`insert into time_off (employee_id, starts_on, ends_on, type, status, created_at)
      select id, day, day, 'vacation', 'approved', now()
      from jsonb_to_recordset(${JSON.stringify(off)}::jsonb) as o (id integer, day date)`.execute(kysely);
  });

  test('ring nobody off shift or on days off who need not be, and lose nothing', async () => {
    const random = seeded(7);
    let now = first;
    const sent: {
      readonly id: number;
      readonly at: number;
      /** The last moment at which a device that was off can ring. */
      readonly last: number;
      readonly urgent: boolean;
      readonly count: number;
    }[] = [];
    const sender: PushSender = {
      publicKey: '',
      send: async ({ endpoint }, body, { urgent, keptSeconds }) => {
        const { count } = JSON.parse(body) as { count: number };
        sent.push({
          id: Number(endpoint.split('/').at(-1)),
          at: now,
          last: now + keptSeconds * 1_000 - 1,
          urgent,
          count,
        });
        return { outcome: 'sent' };
      },
    };
    const rung = { calm: 0, urgent: 0 };
    let subjectId = 0;
    for (; now < midnight(days); now += hour) {
      for (const urgent of now % (4 * hour) === 0 ? [false, true] : []) {
        const some = people.filter(() => random() < (urgent ? 0.01 : 0.2));
        subjectId += 1;
        await open()
          .kysely.transaction()
          .execute((trx) =>
            notify(
              trx,
              { kind: 'chat', subjectId },
              some.map(({ id }) => ({ employeeId: id, amount: 1 })),
              { at: new Date(now), by: null, again: false, urgent },
            ),
          );
        rung[urgent ? 'urgent' : 'calm'] += some.length;
      }
      await deliverPushes({
        db: open(),
        now: () => new Date(now),
        sender,
        log: silentLog,
        config: { today: null },
        signal: new AbortController().signal,
      });
    }
    const byId = new Map(people.map((person) => [person.id, person]));
    const calm = sent.filter(({ urgent }) => !urgent);
    const wrong = calm.filter(({ id, at, last }) => {
      const person = byId.get(id);
      return [at, last].some(
        (moment) =>
          !person?.shifts.some((shift) => within(shift, moment)) || (person.off !== null && within(person.off, moment)),
      );
    });
    expect(wrong).toEqual([]);
    expect(sent.length - calm.length).toBe(rung.urgent);
    const held = await sql<{ n: number }>`select count(*)::integer as n from push_task`.execute(open().kysely);
    expect(calm.reduce((sum, { count }) => sum + count, 0) + (held.rows[0]?.n ?? 0)).toBe(rung.calm);
    expect(calm.some(({ count }) => count > 1)).toBe(true);
  });
});
