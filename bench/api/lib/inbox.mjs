// The two long lists of people on PostgreSQL: an inbox of 5,000 open requests and 10,000 driver profiles. Measures
// their first pages, as the API answers them, and the first byte of their screens.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../../tooling/bootstrap/runtime.mjs';
import { addDrivers } from './drivers.mjs';
import { oneByOne } from './load.mjs';
import { measurePaths } from './page.mjs';
import { signInAll } from './people.mjs';
import { createSender } from './sender.mjs';
import { startWorld } from './worlds.mjs';

const { Client } = createRequire(join(root, 'apps/api/package.json'))('pg');
const drivers = 10_000;
const openRequests = 5_000;
/** The most rows a page may hold; the rest stays on the server. */
const rowsOfAPage = 50;

/** Adds drivers and open requests up to the target numbers; a world that already has them stays unchanged. */
async function fill(connectionString) {
  const client = new Client({ connectionString });
  await client.connect();
  const count = async (from) => Number((await client.query(`select count(*) as n from ${from}`)).rows[0].n);
  try {
    await client.query('begin');
    const missing = drivers - (await count("organization where type = 'driver' and active"));
    const added = await addDrivers(client, { slug: 'crowd-', from: 1, to: Math.max(0, missing) });
    await client.query(
      `insert into availability (employee_id, day_of_week, start_time, end_time, type)
      select id, day, '06:00', '14:00', 'regular' from unnest($1::integer[]) id, generate_series(1, 5) day`,
      [added],
    );
    const asked = Math.max(0, openRequests - (await count("driver_request where status = 'pending'")));
    const people = `(select e.id, row_number() over (order by md5(e.id::text)) as n from employee e
      join organization o on o.id = e.organization_id where e.active and o.type = 'driver') people`;
    // Two thirds request days off, the rest other hours.
    await client.query(
      `insert into time_off (employee_id, starts_on, ends_on, type, reason, requested_by, created_at)
      select id, date '2026-12-01' + (n % 60)::integer, date '2026-12-02' + (n % 60)::integer, 'vacation', 'Family',
        id, timestamptz '2026-11-19T12:00:00Z' - n * interval '3 minutes'
      from ${people} where n <= $1::integer - $1::integer / 3`,
      [asked],
    );
    await client.query(
      `insert into availability_request (employee_id, entries, reason, created_at)
      select id, '[{"start_time": "22:00", "end_time": "06:00", "type": "regular", "day_of_week": 1}]', 'School',
        timestamptz '2026-11-19T12:01:00Z' - n * interval '3 minutes'
      from ${people} where n <= $1::integer / 3`,
      [asked],
    );
    await client.query('commit');
    await client.query('vacuum (analyze)');
    return {
      drivers: await count("organization where type = 'driver' and active"),
      requests: await count("driver_request where status = 'pending'"),
    };
  } finally {
    await client.end();
  }
}

/** Waits until the API lists all drivers, and returns the club. */
async function untilAllAreListed(send, token, body) {
  for (let attempt = 0; attempt < 50; attempt++) {
    const { text } = await send({ path: '/accounts/employees/', token, body });
    if (JSON.parse(text).total_rows >= drivers) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The api does not list ${drivers} drivers.`);
}

/** Milliseconds of the first pages of both lists, alone, and of the first and last bytes of their screens. */
export async function measureInbox({ rounds }) {
  // Few calls: neither list reads any.
  const world = await startWorld('postgres', { name: 'postgres-inbox', scale: 0.2 });
  if (world.skipped) {
    console.log(`· inbox: not measured, ${world.skipped}`);
    return null;
  }
  const { send, close } = createSender(world.url);
  try {
    const there = await fill(world.databaseUrl);
    const people = await signInAll(send);
    const person = people.find(({ username }) => username === 'executive.demo');
    const { token } = person;
    const [club] = person.places;
    const profiles = { org_id: club.id };
    await untilAllAreListed(send, token, profiles);
    const lists = {
      inbox: {
        path: '/accounts/driver-requests/',
        body: { purpose: 'list', slug: club.slug, status__in: ['pending'] },
      },
      profiles: { path: '/accounts/employees/', body: profiles },
    };
    const alone = {};
    for (const [kind, request] of Object.entries(lists)) {
      const { text } = await send({ ...request, token });
      const { rows, drivers: listed = rows, total_rows: total } = JSON.parse(text);
      if (listed.length !== rowsOfAPage) throw new Error(`The first page of ${kind} has ${listed.length} rows.`);
      console.log(`· ${kind}: ${listed.length} of ${total} rows in ${text.length} characters`);
      alone[kind] = await oneByOne(send, [{ kind, token, ...request }], 5 * rounds);
    }
    const paths = { inbox: `/scheduler/${club.slug}/requests`, profiles: `/scheduler/${club.slug}/profiles` };
    const opened = await measurePaths({
      apiUrl: world.url,
      folder: world.folder,
      person,
      paths: Object.values(paths),
      rounds,
    });
    return {
      there,
      alone,
      pages: Object.fromEntries(Object.entries(paths).map(([kind, path]) => [kind, opened[path]])),
    };
  } finally {
    close();
    await world.stop();
  }
}
