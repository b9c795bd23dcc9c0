import type { AppLoadContext } from '@remix-run/node';
import type { GeographyReply } from '@roadside/contract/schemas';
import type { Geography, GeographyType } from '@roadside/domain/geography';
import { routes, type ScreenRoute } from '@roadside/domain/navigation';
import { positions, type Position } from '@roadside/domain/permissions';
import { describe, expect, it } from 'vitest';
import { admit, ownDashboard, requireCaller, requirePerson } from './guard.server.ts';
import type { SessionPerson } from './person.ts';

/*
 * The table below repeats the screens of the authorization matrix by hand, so that neither the guard nor the permission
 * helper can change without it. A: open. D: closed. V: locations in the view scope. O: own record and team only. P:
 * with the permission Admin. PV: the same, in the view scope. S: with the permission see-all.
 */
const table: Readonly<Record<string, string>> = {
  // driver, staff, station-admin, territory-associate, executive, admin, Admin
  root: 'A A A A A A A',
  home: 'A A A A A A A',
  'arena-skill-tree': 'O V V V V V V',
  'skill-tree': 'O V V V V V V',
  sandbox: 'A A A A A A A',
  'create-dashboard': 'V V V V V V V',
  dashboard: 'V V V V V V V',
  surveys: 'V V V V V V V',
  'passed-calls': 'V V V V V V V',
  'scheduler-scheduling': 'O V V V V V V',
  'scheduler-profiles': 'O V V V V V V',
  'scheduler-reports': 'O V V V V V V',
  'scheduler-requests': 'O V V V V V V',
  maps: 'V V V V V V V',
  'exec-reports': 'D D D V V V V',
  usage: 'D PV PV PV PV PV PV',
  'user-activity': 'D V V V V V V',
  communications: 'S S S S S S S',
  training: 'V V V V V V V',
  banks: 'D P P P P P P',
  bank: 'O P P P P P P',
  draft: 'O V V V V V V',
  bookie: 'O V V V V V V',
  leaderboard: 'O V V V V V V',
  team: 'O V V V V V V',
  season: 'A A A A A A A',
  'performance-campaigns': 'A A A A A A A',
  'performance-campaign': 'A A A A A A A',
  campaigns: 'D A A A A A A',
  'campaign-creation': 'D D A A A A A',
};
const permissionSets = [[], ['see-all'], ['see-children'], ['Admin'], ['homepage-edit', 'beta']];

const place = (id: number, slug: string, type: GeographyType, ancestorIds: readonly number[] = []): Geography => ({
  id,
  baseId: id,
  slug,
  name: slug,
  displayName: slug,
  type,
  facilityType: null,
  stationFacilityType: null,
  parentId: ancestorIds[0] ?? null,
  ancestorIds,
  timeZone: 'America/New_York',
});
const station = place(2, 'north', 'station', [1]);
const driver = place(3, 'kim-ray', 'driver', [2, 1]);
/** A club outside everybody's scope: only people who can see everything see it. */
const club = place(9, 'harbor', 'club');
const places = [station, driver, club];
const replyOf = (geography: Geography) =>
  ({
    id: geography.id,
    base_id: geography.baseId,
    slug: geography.slug,
    name: geography.name,
    display_name: geography.displayName,
    type: geography.type,
    facility_type: null,
    station_facility_type: null,
    ancestors: geography.ancestorIds.map((id) => ({ id })),
    time_zone: geography.timeZone,
  }) as unknown as GeographyReply;

const personWith = (positionType: string, permissions: readonly string[]): SessionPerson => ({
  id: 7,
  employeeId: 70,
  username: 'kim',
  email: null,
  displayName: 'Kim Ray',
  positionType,
  permissions,
  organization: positionType === 'driver' ? driver : station,
  photoAvatar: null,
  teamSlug: 'mountain-marvelers',
  availableCampaignIds: [],
});

type Outcome = 'open' | 'login' | 'own dashboard' | 'back';
const words: Readonly<Record<string, Outcome>> = {
  'Not Allowed to Go There': 'own dashboard',
  'Sorry, Your not allowed to go there.': 'back',
};

/** Runs the guard. This test's API returns every location, so only the guard itself can refuse. */
async function outcomeOf(
  screen: ScreenRoute,
  person: SessionPerson | null,
  slug?: string,
  { path = screen.path.replace(/:\w+/, slug ?? ''), inPage = false, renewedTo = person, method = 'GET' } = {},
): Promise<{ readonly outcome: Outcome; readonly to: string | null; readonly looksAt: string | null }> {
  const notices: string[] = [];
  let looksAt: string | null = null;
  let now = person;
  const answer = <Value>(value: Value) => {
    now = renewedTo;
    return Promise.resolve(value);
  };
  const context = {
    session: {
      get person() {
        return now;
      },
      get outdatedPage() {
        return now !== person;
      },
      notify: ({ text }: { text: string }) => notices.push(text),
      lookAt: (seen: string) => {
        looksAt = seen;
      },
    },
    api: {
      call: (_call: unknown, { body }: { body: { slug: string } }) => {
        const found = places.find((known) => known.slug === body.slug);
        return found ? answer(replyOf(found)) : answer(null).then(() => Promise.reject(new Error('no such place')));
      },
      attempt: () => answer({ ok: true }),
      problemOf: () => ({ kind: 'forbidden', detail: '', requestId: 'test' }),
    },
    requestId: 'test',
    inPage,
  } as unknown as AppLoadContext;
  const request = new Request(`http://web${path}`, { method });
  const params = slug === undefined ? {} : { [screen.slug === 'campaign' ? 'campaign' : 'slug']: slug };
  try {
    await admit(screen, { request, params, context });
    return { outcome: 'open', to: null, looksAt };
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    const to = error.headers.get('location');
    if (to?.startsWith('/login/')) return { outcome: 'login', to, looksAt };
    return { outcome: words[notices[0] ?? ''] ?? 'open', to, looksAt };
  }
}

const guarded = routes.filter(({ login }) => login);
const screenCalled = (id: string) => guarded.find((screen) => screen.id === id)!;

/**
 * The matrix's expected result for a target: the own record, a club above everybody, or something that doesn't exist.
 */
function expected(
  cell: string,
  position: Position,
  held: readonly string[],
  target: 'own' | 'above' | 'unknown',
): Outcome {
  const seesAll = held.includes('see-all');
  const seesAbove = seesAll || ['territory-associate', 'executive', 'admin'].includes(position);
  const isAdmin = held.includes('Admin') || position === 'Admin';
  const inScope = (all: boolean): Outcome =>
    target === 'own' || (target === 'above' && all) ? 'open' : 'own dashboard';
  switch (cell) {
    case 'A':
      return 'open';
    case 'D':
      return 'back';
    case 'V':
      return inScope(seesAbove);
    case 'O':
      return inScope(false);
    case 'P':
      return isAdmin ? inScope(true) : 'back';
    case 'PV':
      return isAdmin ? inScope(seesAbove) : 'back';
    case 'S':
      return seesAll ? inScope(true) : 'back';
    default:
      throw new Error(`No cell is called ${cell}.`);
  }
}

describe('the guard of a screen', () => {
  it('every screen that needs a sign-in is in this table', () => {
    expect(Object.keys(table)).toEqual(guarded.map(({ id }) => id));
  });

  const rows = guarded.flatMap((screen) => positions.map((position, column) => ({ screen, position, column })));
  it.each(rows)('$screen.id for $position', async ({ screen, position, column }) => {
    const cell = table[screen.id]!.split(' ')[column]!;
    for (const held of permissionSets) {
      const person = personWith(position, held);
      const ask = async (slug?: string) => (await outcomeOf(screen, person, slug)).outcome;
      if (screen.slug === null || screen.slug === 'campaign') {
        const given = screen.slug === null ? undefined : 'spring';
        expect([held, await ask(given)]).toEqual([held, expected(cell, position, held, 'own')]);
      } else if (screen.slug === 'team') {
        // Access to other teams depends on position; a driver's slug or a location's is never a team.
        const others = cell === 'O' ? 'own dashboard' : 'open';
        expect([
          held,
          await ask('mountain-marvelers'),
          await ask('valley-vipers'),
          await ask('north'),
          await ask('kim-ray'),
        ]).toEqual([held, 'open', others, 'own dashboard', 'own dashboard']);
      } else {
        expect([held, await ask(person.organization.slug), await ask('harbor'), await ask('no-such-place')]).toEqual([
          held,
          expected(cell, position, held, 'own'),
          expected(cell, position, held, 'above'),
          expected(cell, position, held, 'unknown'),
        ]);
      }
    }
  });

  it.each(guarded)('$id redirects somebody who is not signed in to the login page', async (screen) => {
    const slug = screen.slug === null ? undefined : 'north';
    const { outcome, to } = await outcomeOf(screen, null, slug);
    expect([outcome, to]).toEqual(['login', expect.stringMatching(/^\/login\/\?nextUrl=/)]);
  });
});

describe('the input of the guard', () => {
  const staff = personWith('staff', []);

  it('is the screen the router matched, whatever the spelling of the address', async () => {
    const { outcome } = await outcomeOf(screenCalled('usage'), staff, 'north', { path: '/surveys/north' });
    expect(outcome).toBe('back');
  });

  it('is a slug compared exactly', async () => {
    expect(await outcomeOf(screenCalled('dashboard'), staff, 'NORTH')).toMatchObject({ outcome: 'own dashboard' });
  });

  it.each(['/Dashboard/north?period=year', '/DASHBOARD/north?period=year'])(
    'redirects %s to the screen’s canonical spelling',
    async (path) => {
      expect((await outcomeOf(screenCalled('dashboard'), staff, 'north', { path })).to).toBe(
        '/dashboard/north?period=year',
      );
    },
  );

  it('becomes the current location, unless it is refused', async () => {
    expect((await outcomeOf(screenCalled('dashboard'), staff, 'north')).looksAt).toBe('north');
    expect((await outcomeOf(screenCalled('dashboard'), staff, 'harbor')).looksAt).toBeNull();
  });
});

describe('permissions that changed since the page was rendered', () => {
  const before = personWith('Admin', ['see-all']);
  const after = personWith('staff', []);

  it.each(['banks', 'campaign-creation', 'usage'])('apply immediately: %s', async (id) => {
    const screen = screenCalled(id);
    const slug = screen.slug === null ? undefined : 'north';
    expect((await outcomeOf(screen, before, slug)).outcome).toBe('open');
    expect((await outcomeOf(screen, before, slug, { renewedTo: after })).outcome).toBe('back');
  });

  it('reload an open page', async () => {
    const asked = { renewedTo: after, inPage: true, path: '/dashboard/north?period=year' };
    expect(await outcomeOf(screenCalled('dashboard'), before, 'north', asked)).toMatchObject({
      to: '/dashboard/north?period=year',
    });
  });
});

describe('a location that cannot be read', () => {
  const open = (kind: string, request = new Request('http://web/dashboard/north?period=year')) => {
    const context = {
      session: { person: personWith('staff', []), notify: () => {} },
      api: {
        call: () => Promise.reject(new Error('no')),
        problemOf: () => ({ kind, detail: '', requestId: 'test' }),
      },
      requestId: 'test',
      inPage: false,
    } as unknown as AppLoadContext;
    return admit(screenCalled('dashboard'), { request, params: { slug: 'north' }, context }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
  };

  it.each([
    ['unreachable', 502],
    ['busy', 503],
    ['not-built', 501],
    ['failed', 500],
  ])('because the api is %s shows an error, with %i', async (kind, status) => {
    expect(await open(kind)).toMatchObject({ data: { problem: { kind, requestId: 'test' } }, init: { status } });
  });

  it.each(['forbidden', 'refused'])('because it is %s redirects to the own dashboard', async (kind) => {
    const elsewhere = new Request('http://web/dashboard/harbor');
    expect(((await open(kind, elsewhere)) as Response).headers.get('location')).toBe('/dashboard/north');
  });

  it('because the session has ended redirects to the login page and back', async () => {
    expect(((await open('signed-out')) as Response).headers.get('location')).toBe(
      `/login/?nextUrl=${encodeURIComponent('/dashboard/north?period=year')}`,
    );
  });
});

describe('a person who is refused', () => {
  const driverOf = personWith('driver', []);
  const refused = async (referer: string | null, path = '/usage/north') => {
    const notices: string[] = [];
    const context = {
      session: { person: driverOf, notify: ({ text }: { text: string }) => notices.push(text), lookAt: () => {} },
      api: { call: () => Promise.resolve(replyOf(station)), attempt: () => Promise.resolve({ ok: true }) },
      requestId: 'test',
      inPage: false,
    } as unknown as AppLoadContext;
    const headers = referer === null ? {} : { referer };
    const thrown: unknown = await admit(screenCalled('usage'), {
      request: new Request(`http://web${path}`, { headers }),
      params: { slug: 'north' },
      context,
    }).catch((error: unknown) => error);
    return thrown instanceof Response ? thrown.headers.get('location') : thrown;
  };

  it('goes back to the page of ours that linked there, and nowhere else', async () => {
    expect(await refused('http://web/surveys/north?page=2')).toBe('/surveys/north?page=2');
    const home = await refused(null);
    expect(home).toMatch(/^\/[^/]/);
    for (const elsewhere of ['https://evil.example/surveys/north', 'no address', 'http://web/usage/north'])
      expect([elsewhere, await refused(elsewhere)]).toEqual([elsewhere, home]);
  });

  it.each([
    [
      'staff',
      [
        'Sorry, Your not allowed to go there.',
        'Executive reports are for club leaders. For your own numbers, use your dashboard, or open Scorecards or Email reports in your account menu.',
      ],
    ],
    [
      'driver',
      [
        'Sorry, Your not allowed to go there.',
        'Executive reports are for club leaders. For your own numbers, use your dashboard, or open Email reports in your account menu.',
      ],
    ],
  ])('is told what to open instead of the executive report: %s', async (position, said) => {
    const notices: string[] = [];
    const context = {
      session: {
        person: personWith(position, []),
        notify: ({ text }: { text: string }) => notices.push(text),
        lookAt: () => {},
      },
      api: { call: () => Promise.resolve(replyOf(station)), attempt: () => Promise.resolve({ ok: true }) },
      requestId: 'test',
      inPage: false,
    } as unknown as AppLoadContext;
    const request = new Request('http://web/exec-reports/north');
    const thrown: unknown = await admit(screenCalled('exec-reports'), {
      request,
      params: { slug: 'north' },
      context,
    }).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect(notices).toEqual(said);
  });

  it('sees an error instead of a redirect loop when there is no way back', async () => {
    const home = String(await refused(null));
    expect(await refused(null, home)).toMatchObject({
      data: { problem: { kind: 'forbidden', requestId: 'test' } },
      init: { status: 403 },
    });
  });
});

describe('a person who is not signed in', () => {
  const sent = (path: string, headers: Record<string, string> = {}) => {
    const notices: unknown[] = [];
    const context = {
      session: { person: null, notify: (notice: unknown) => notices.push(notice) },
      requestId: 'request-1',
    } as unknown as AppLoadContext;
    try {
      requirePerson(context, new Request(`http://web${path}`, { headers }));
    } catch (error) {
      return { to: (error as Response).headers.get('location'), notices };
    }
    return null;
  };
  const login = (next: string) => `/login/?nextUrl=${encodeURIComponent(next)}`;
  const warned = [{ tone: 'warning', text: 'Something went wrong' }];

  it('is sent to the login page and back to the requested page, with a notice', () => {
    expect(sent('/surveys/north?page=2')).toEqual({ to: login('/surveys/north?page=2'), notices: warned });
  });

  it('is not warned on the front page', () => {
    expect(sent('/')).toEqual({ to: expect.stringMatching(/^\/login\//) as unknown, notices: [] });
  });

  it('comes back to the page whose button sent the request when the request was no page', () => {
    expect(sent('/login/', { referer: 'http://web/surveys/north?page=2' })?.to).toBe(login('/surveys/north?page=2'));
    for (const referer of ['http://web/login/', 'https://evil.example/surveys/north', 'no address'])
      expect([referer, sent('/login/', { referer })?.to]).toEqual([referer, '/login/']);
    expect(sent('/login/')?.to).toBe('/login/');
  });

  it('gets an outcome where a page requests one, so nothing typed is lost', async () => {
    const nobody = { session: { person: null }, requestId: 'request-1' } as unknown as AppLoadContext;
    let thrown: unknown;
    try {
      requireCaller(nobody);
    } catch (error) {
      thrown = error;
    }
    expect((thrown as Response).status).toBe(200);
    expect(await (thrown as Response).json()).toEqual({
      ok: false,
      problem: { kind: 'signed-out', detail: '', requestId: 'request-1' },
    });
  });

  it('is not mistaken for a signed-in person, who continues', () => {
    const person = personWith('staff', []);
    const context = { session: { person } } as unknown as AppLoadContext;
    expect(requireCaller(context)).toBe(person);
    expect(requirePerson(context, new Request('http://web/'))).toBe(person);
    expect(ownDashboard(person)).toBe('/dashboard/north');
  });
});

describe('a form', () => {
  it('is not redirected to another spelling: its data would be lost', async () => {
    const asked = { path: '/Dashboard/north', method: 'POST' };
    expect(await outcomeOf(screenCalled('dashboard'), personWith('staff', []), 'north', asked)).toMatchObject({
      outcome: 'open',
      to: null,
    });
    const head = { path: '/Dashboard/north', method: 'HEAD' };
    expect((await outcomeOf(screenCalled('dashboard'), personWith('staff', []), 'north', head)).to).toBe(
      '/dashboard/north',
    );
  });
});
