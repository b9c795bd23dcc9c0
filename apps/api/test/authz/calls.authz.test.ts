import { allCalls, calls, draftCalls } from '@roadside/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asker, askers, matrixAskers, stranger } from '../support/askers.ts';
import { readMatrix } from '../support/authz-matrix.ts';
import { type Answer, type Api, openApi } from '../support/open-api.ts';
import { expectedStatus, holds, inView, inWrite, refusesPerson } from '../support/oracle.ts';
import { sampleBody } from '../support/sample-body.ts';
import { callsPerStation, isUnder, placeById, places } from '../support/small-world.ts';
import { tokenCalls } from './account-calls.ts';
import { type Attempt, placeCases } from './attempts.ts';
import { builtCalls } from './built-calls.ts';

const matrix = readMatrix();
const rowOf = (id: string) => {
  const row = matrix.get(id);
  if (!row) throw new Error(`The authorization matrix has no row ${id}`);
  return row;
};

/** The status the matrix expects for an attempt. */
function wantedStatus(
  row: string,
  asker: Asker | null,
  { touched, switchesRulesOff, refused, missing, others = [] }: Attempt,
): number {
  const wanted = expectedStatus(rowOf(row), asker, touched);
  if (wanted !== 200) return wanted;
  if (asker !== null) {
    // R005: without the right to turn off the business rules the request is refused at every place.
    if (switchesRulesOff && refusesPerson(rowOf('R005'), asker)) return 403;
    // The row's own condition: owner 35300 needs Admin, recipients in V scope of the sharer.
    if (refused === true || !others.every((place) => inView(asker, place))) return 403;
  }
  return missing === true ? 404 : 200;
}

/** Runs the work for every item, four at a time: while one waits for the database, another is read and checked. */
async function severalAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const takeNext = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, takeNext));
}

let api: Api;
const tokens = new Map<Asker, string>();
const tokenOf = (asker: Asker | null): string | null => (asker === null ? null : (tokens.get(asker) ?? null));
const nameOf = (asker: Asker | null): string => asker?.name ?? 'anonymous';
const everyone: readonly (Asker | null)[] = [null, ...askers];

beforeAll(async () => {
  api = await openApi();
  for (const asker of [...askers, stranger]) tokens.set(asker, (await api.signIn(asker)).access);
});
afterAll(async () => {
  expect(api.faults()).toEqual([]);
  await api.close();
});

describe('the list of calls', () => {
  it('has an attempt for every call with a handler, and a row for every call', () => {
    const covered = [...builtCalls.map(({ call }) => call), ...tokenCalls];
    expect(
      allCalls.filter((call) => call.status === 'final' && !covered.includes(call)).map((call) => call.name),
    ).toEqual([]);
    for (const call of allCalls) for (const row of call.access.rows) expect(rowOf(row).kind).toBe('call');
    for (const { call, row } of builtCalls) expect(call.access.rows).toContain(row);
  });
});

describe.each(builtCalls.map((built) => [`${built.row} ${built.call.name}`, built] as const))(
  '%s',
  (_, { call, row, writes, attempts }) => {
    it.each(everyone.map((asker) => [nameOf(asker), asker] as const))('%s', async (_name, asker) => {
      const faults: string[] = [];
      const all = attempts(asker).map((attempt) => ({ ...attempt, wanted: wantedStatus(row, asker, attempt) }));
      const make = async ({ what, options, wanted }: (typeof all)[number]) => {
        const answer = await api.post(call, { ...options, token: tokenOf(asker) });
        if (answer.status !== wanted)
          faults.push(`${what}: ${answer.status}, not ${wanted} ${answer.text.slice(0, 200)}`);
        if (wanted !== 200 && (answer.json?.['detail'] === undefined || answer.json['code'] === undefined))
          faults.push(`${what}: a refusal without detail and code`);
      };
      const refused = all.filter(({ wanted }) => wanted !== 200);
      const allowed = all.filter(({ wanted }) => wanted === 200);
      const before = writes && refused.length > 0 ? await api.writes() : null;
      await severalAtOnce(refused, make);
      if (before !== null && (await api.writes()) !== before) faults.push('a refused attempt wrote something');
      // Writes run in order, since one may be the starting point of the next.
      if (writes) for (const attempt of allowed) await make(attempt);
      else await severalAtOnce(allowed, make);
      expect(faults.slice(0, 8)).toEqual([]);
      if (asker === null) expect(refused.length).toBe(all.length);
    });
  },
);

describe('geographies (G rows), by the slug of accounts.organizations', () => {
  const plain = matrixAskers.map((asker) => [asker, ''] as const);
  const permitted = askers
    .filter(({ permissions }) => permissions.length === 1 && ['see-children', 'see-all'].includes(permissions[0] ?? ''))
    .map((asker) => [asker, `perm=${asker.permissions[0]}`] as const);

  it.each([...plain, ...permitted].map(([asker, condition]) => [asker.name, asker, condition] as const))(
    '%s',
    async (_name, asker, condition) => {
      const wantedOf = new Map(
        [...matrix.values()]
          .filter((row) => row.kind === 'geo' && row.condition === condition)
          .map((row) => [row.target, row.cells[asker.column]]),
      );
      let compared = 0;
      for (const { what, slug, place } of placeCases(asker)) {
        const letter = [...wantedOf].find(([target]) => what.startsWith(target))?.[1];
        if (letter === undefined || place === null) continue;
        compared += 1;
        const answer = await api.post(calls.accounts.organizations, { token: tokenOf(asker), body: { slug } });
        expect([what, answer.status]).toEqual([what, letter === 'A' ? 200 : 403]);
        if (letter === 'A') expect(answer.json).toMatchObject({ slug });
      }
      expect(compared).toBeGreaterThan(5);
    },
  );

  it('refuses an unknown slug with the same message as a forbidden one (G017)', async () => {
    const driver = matrixAskers.find(({ column }) => column === 'driver') as Asker;
    const ask = (slug: string): Promise<Answer> =>
      api.post(calls.accounts.organizations, { token: tokenOf(driver), body: { slug } });
    const [forbidden, unknown, cut] = await Promise.all([ask('beacon'), ask('nobody-has-this'), ask('beacon-psp')]);
    expect(unknown.status).toBe(403);
    expect(unknown.json).toEqual(forbidden.json);
    expect(cut.json).toEqual(forbidden.json);
  });
});

describe('the reply to an allowed request', () => {
  it.each(askers.map((asker) => [asker.name, asker] as const))(
    '%s: children are drillable only where the asker may view them',
    async (_name, asker) => {
      for (const place of places.filter((candidate) => inView(asker, candidate) && candidate.type !== 'driver')) {
        const answer = await api.post(calls.dashboardData.table, {
          token: tokenOf(asker),
          params: { slug: place.slug },
          body: { metrics: ['paid_call_count'], relation: 'children' },
        });
        const rows = (answer.json?.['data'] ?? []) as { id: number; drillable: boolean }[];
        for (const row of rows)
          if (row.id > 0) expect([row.id, row.drillable]).toEqual([row.id, inView(asker, placeById(row.id))]);
      }
    },
  );

  it.each(askers.map((asker) => [asker.name, asker] as const))(
    '%s: calls and numbers of the requested place only',
    async (_name, asker) => {
      for (const place of places.filter((candidate) => inView(asker, candidate))) {
        const stations = places.filter(
          (candidate) => candidate.type === 'station' && (isUnder(candidate, place) || isUnder(place, candidate)),
        );
        const options = { token: tokenOf(asker), params: { slug: place.slug } };
        const list = await api.post(calls.dashboardData.std12eReduced, {
          ...options,
          body: { args: { from: '2026-11-01', to: '2026-11-19', rows_per_page: 200 } },
        });
        const rows = (list.json?.['data'] ?? []) as { station_id: number; driver_id: number | null }[];
        expect([place.slug, rows.length > 0]).toEqual([place.slug, stations.length > 0]);
        for (const row of rows) {
          expect(stations.map(({ id }) => id)).toContain(row.station_id);
          if (place.type === 'driver') expect(row.driver_id).toBe(place.id);
        }
        const card = await api.post(calls.dashboardData.card, {
          ...options,
          body: { metrics: ['paid_call_count'], time_type: 'Range', args: { from: '2026-11-01', to: '2026-11-19' } },
        });
        const figures = card.json?.['data'] as { metrics: Record<string, { value: number | null }> } | undefined;
        const value = figures?.metrics['paid_call_count']?.value;
        expect([place.slug, value ?? 0]).toEqual([
          place.slug,
          place.type === 'driver' ? rows.length : stations.length * callsPerStation,
        ]);
      }
    },
  );

  it.each(matrixAskers.filter(({ column }) => column !== 'driver').map((asker) => [asker.name, asker] as const))(
    "%s: contact data in a lookup only inside the asker's write scope (C009)",
    async (_name, asker) => {
      const answer = await api.post(calls.accounts.employeesLookup, {
        token: tokenOf(asker),
        body: { employee_lookup: 'Sam' },
      });
      const hits = (answer.json?.['employees'] ?? []) as {
        id: number;
        organization_id: number;
        login_id: string | null;
        unverified_email: string | null;
      }[];
      expect(hits.length).toBeGreaterThan(0);
      for (const hit of hits)
        if (!inWrite(asker, placeById(hit.organization_id)))
          expect([hit.id, hit.login_id, hit.unverified_email]).toEqual([hit.id, null, null]);
    },
  );

  it.each(matrixAskers.map((asker) => [asker.name, asker] as const))(
    '%s: path and body that name different places give no numbers',
    async (_name, asker) => {
      const other = places.find((place) => place.id !== asker.place.id && inView(asker, place)) ?? placeById(1);
      const body = { metrics: ['paid_call_count'], geography: { id: other.id, slug: other.slug } };
      const answer = await api.post(calls.dashboardData.card, {
        token: tokenOf(asker),
        params: { slug: asker.place.slug },
        body,
      });
      expect([400, 403]).toContain(answer.status);
      const halves = { metrics: ['paid_call_count'], geography: { id: asker.place.id, slug: other.slug } };
      expect([400, 403]).toContain(
        (
          await api.post(calls.dashboardData.card, {
            token: tokenOf(asker),
            params: { slug: asker.place.slug },
            body: halves,
          })
        ).status,
      );
    },
  );

  it("sets only the caller's picture, whatever id is in the body (C008)", async () => {
    const driver = matrixAskers[0] as Asker;
    const pictureOf = async (id: number): Promise<unknown> =>
      (await api.db.kysely.selectFrom('employee').select('photo_avatar').where('id', '=', id).executeTakeFirst())
        ?.photo_avatar;
    const before = await pictureOf(stranger.employeeId);
    const body = { ...sampleBody(calls.accounts.profilePicture), employee_id: String(stranger.employeeId) };
    const answer = await api.post(calls.accounts.profilePicture, { token: tokenOf(driver), body });
    expect(answer.status).toBe(200);
    expect(await pictureOf(stranger.employeeId)).toBe(before);
    expect(await pictureOf(driver.employeeId)).not.toBeNull();

    // F001: a picture is available to anyone signed in, and to nobody else.
    const url = String(answer.json?.['photo_avatar']);
    for (const asker of everyone) {
      const file = await api.inject({
        method: 'GET',
        url,
        headers: asker === null ? {} : { authorization: `Bearer ${tokenOf(asker)}` },
      });
      const cell = rowOf('F001').cells[asker?.column ?? 'anonymous'];
      expect([nameOf(asker), file.status]).toEqual([nameOf(asker), cell === 'D' ? 404 : 200]);
    }
  });
});

describe('tokens', () => {
  it('sign-in is open to everyone, and a wrong password looks the same as a wrong name (C001)', async () => {
    expect(rowOf('C001').cells.anonymous).toBe('A');
    const wrongName = await api.post(calls.accounts.login, { body: { username: 'nobody-at-all', password: 'wrong' } });
    const wrongPassword = await api.post(calls.accounts.login, { body: { username: 'person-101', password: 'wrong' } });
    expect(wrongPassword.json).toEqual(wrongName.json);
    expect(wrongPassword.status).toBe(401);
  });

  it('a refresh token renews the session once, and nothing else does (C002)', async () => {
    const { access, refresh } = await api.signIn(stranger);
    for (const bad of ['x', access, `${refresh}x`])
      expect((await api.post(calls.accounts.refresh, { body: { refresh: bad } })).status).toBe(401);
    expect((await api.post(calls.accounts.refresh, { body: { refresh } })).status).toBe(200);
    expect((await api.post(calls.accounts.preferencesRead, { token: refresh })).status).toBe(401);
  });

  it('the status of the first account is public, and nothing more is (C091)', async () => {
    for (const asker of everyone) {
      expect(rowOf('C091').cells[asker?.column ?? 'anonymous']).toBe('A');
      const answer = await api.post(calls.accounts.firstAccountStatus, {
        token: tokenOf(asker),
        body: { purpose: 'status' },
      });
      expect([nameOf(asker), answer.status, answer.json]).toEqual([
        nameOf(asker),
        200,
        { open: false, needs_club: false },
      ]);
    }
  });

  it('nobody can create a first account once accounts exist, whatever their rights (C092)', async () => {
    expect(rowOf('C092').cells.anonymous).toBe('T');
    const before = await api.writes();
    for (const asker of everyone) {
      const answer = await api.post(calls.accounts.firstAccountCreate, {
        token: tokenOf(asker),
        body: sampleBody(calls.accounts.firstAccountCreate),
      });
      expect([nameOf(asker), answer.status]).toEqual([nameOf(asker), 403]);
    }
    expect(await api.writes()).toBe(before);
  });

  it('signing out requires a session, and ends this session immediately and no other (C003)', async () => {
    expect((await api.post(calls.accounts.logout)).status).toBe(401);
    const [first, second] = [await api.signIn(stranger), await api.signIn(stranger)];
    expect((await api.post(calls.accounts.logout, { token: first.access })).status).toBe(200);
    expect((await api.post(calls.accounts.preferencesRead, { token: first.access })).status).toBe(401);
    expect((await api.post(calls.accounts.refresh, { body: { refresh: first.refresh } })).status).toBe(401);
    expect((await api.post(calls.accounts.preferencesRead, { token: second.access })).status).toBe(200);
  });

  it('a revoked permission stops working with the next request', async () => {
    const grant = (permissions: string[]) =>
      api.db.kysely.updateTable('employee').set({ permissions }).where('id', '=', stranger.employeeId).execute();
    await grant(['see-all']);
    const { access } = await api.signIn(stranger);
    const ask = async (): Promise<number> =>
      (await api.post(calls.accounts.organizations, { token: access, body: { slug: 'beacon' } })).status;
    expect(await ask()).toBe(200);
    await grant([]);
    // Either the token or the right is refused: both ways nothing more is revealed.
    await expect.poll(ask).toSatisfy((status) => status === 401 || status === 403);
    const again = await api.signIn(stranger);
    expect(
      (await api.post(calls.accounts.organizations, { token: again.access, body: { slug: 'beacon' } })).status,
    ).toBe(403);
  });
});

describe('calls without a handler', () => {
  // The tests below are per call, and at times every call is built.
  it('each have a row of the matrix', () => {
    expect(draftCalls.filter(({ access }) => access.rows[0] === undefined).map(({ name }) => name)).toEqual([]);
  });

  it.each(draftCalls.map((call) => [`${call.access.rows[0]} ${call.name}`, call] as const))(
    '%s: 401, 403 or 501, and nothing changes',
    async (_name, call) => {
      const row = rowOf(call.access.rows[0] ?? '');
      const before = await api.writes();
      for (const asker of everyone) {
        const answer = await api.post(call, {
          token: tokenOf(asker),
          body: sampleBody(call),
          params: { slug: asker?.place.slug ?? 'beacon' },
        });
        const refused =
          asker === null ? (row.cells.anonymous === 'D' ? 401 : null) : refusesPerson(row, asker) ? 403 : null;
        expect([nameOf(asker), answer.status]).toEqual([nameOf(asker), refused ?? 501]);
        expect(answer.json).toMatchObject(
          refused === null
            ? { code: 'not-built', detail: expect.stringContaining(call.name) as unknown }
            : { detail: expect.any(String) as unknown },
        );
      }
      expect(await api.writes()).toBe(before);
    },
  );

  it.each(draftCalls.map((call) => [call.name, call] as const))(
    '%s: checks the body before it answers 501',
    async (_name, call) => {
      const row = rowOf(call.access.rows[0] ?? '');
      const allowed = everyone.find((asker) =>
        asker === null ? row.cells.anonymous !== 'D' : !refusesPerson(row, asker),
      );
      if (allowed === undefined) throw new Error(`nobody may make ${call.name}`);
      const answer = await api.post(call, { token: tokenOf(allowed), body: { ...sampleBody(call), surprise: 1 } });
      expect(answer.json).toMatchObject({ code: 'invalid-body', fields: { surprise: expect.any(String) as unknown } });
      expect(answer.status).toBe(400);
    },
  );
});

describe('health', () => {
  it.each(everyone.map((asker) => [nameOf(asker), asker] as const))(
    '%s, from another machine (F004, F005)',
    async (_name, asker) => {
      const headers = asker === null ? {} : { authorization: `Bearer ${tokenOf(asker)}` };
      const get = (url: string) => api.inject({ method: 'GET', url, headers, remoteAddress: '203.0.113.7' });
      expect((await get('/health/live')).status).toBe(200);
      const allowed = asker !== null && rowOf('F005').cells[asker.column] === 'A';
      expect((await get('/health/ready')).status).toBe(allowed ? 200 : 404);
      expect((await get('/metrics')).status).toBe(404);
    },
  );

  it('answers this machine', async () => {
    expect((await api.inject({ method: 'GET', url: '/health/ready', remoteAddress: '127.0.0.1' })).status).toBe(200);
  });
});

it('counts writes', async () => {
  const before = await api.writes();
  await api.db.kysely.updateTable('employee').set({ permissions: [] }).where('id', '=', stranger.employeeId).execute();
  expect(await api.writes()).toBe(before + 1);
});

// Guards the oracle: a permission that no test person holds would leave its rules untested.
it('every permission is held by some asker', () => {
  for (const permission of ['see-all', 'see-children', 'homepage-edit', 'beta', 'Admin'])
    expect(askers.some((asker) => holds(asker, permission))).toBe(true);
});
