import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionOfRow, actions, isAction } from '../permissions/can.ts';
import { matchRoute, ownSpelling } from './match-route.ts';
import { destinationOf, menuFor, menus, replaceSlug } from './menus.ts';
import {
  afterLogout,
  facilityTypeDestination,
  isAppPath,
  leavePrompt,
  loginRedirect,
  safeNextUrl,
} from './redirects.ts';
import { routes } from './routes.ts';

describe('route table', () => {
  it('follows the order of the specification', () => {
    expect(routes.map(({ path }) => path)).toEqual([
      '/login/',
      '/temp/orca/log/',
      '/invite/',
      '/reset-password/',
      '*',
      '/',
      '/home/',
      '/arena/skill-tree/:slug',
      '/skill-tree/:slug',
      '/sandbox',
      '/create-dashboard/:slug',
      '/dashboard/:slug',
      '/surveys/:slug',
      '/passed-calls/:slug',
      '/scheduler/:slug/scheduling',
      '/scheduler/:slug/profiles',
      '/scheduler/:slug/',
      '/scheduler/:slug/requests',
      '/maps/:slug',
      '/exec-reports/:slug',
      '/usage/:slug',
      '/user-activity/:slug',
      '/communications/:slug',
      '/training/:slug',
      '/bank/',
      '/bank/:slug',
      '/draft/:slug',
      '/bookie/:slug',
      '/leaderboard/:slug',
      '/team/:slug',
      '/season/',
      '/performance_campaign/',
      '/performance_campaign/:campaign',
      '/campaign/',
      '/campaign/creation',
    ]);
  });

  it('checks the action of its own row in the authorization matrix, and covers every screen row', () => {
    for (const { row, action } of routes) expect(actionOfRow[row]).toBe(action);
    const screens = actions.filter((action) => action.startsWith('screen.'));
    expect(routes.map(({ action }) => action).toSorted()).toEqual(screens.toSorted());
  });

  it.each([
    ['home', 'root home create-dashboard dashboard surveys passed-calls'],
    [
      'arena',
      'arena-skill-tree skill-tree banks bank draft bookie leaderboard team season performance-campaigns performance-campaign',
    ],
    ['training', 'communications training campaigns campaign-creation'],
    ['usage', 'usage user-activity'],
  ])('opens the menu %s for its screens', (menu, screens) => {
    expect(routes.filter((route) => route.menu === menu).map(({ id }) => id)).toEqual(screens.split(' '));
  });

  it('is public only for the five screens of the specification', () => {
    expect(routes.filter(({ login }) => !login).map(({ path }) => path)).toEqual([
      '/login/',
      '/temp/orca/log/',
      '/invite/',
      '/reset-password/',
      '*',
    ]);
  });

  it('has a slug exactly when the path has a parameter', () => {
    for (const { path, slug } of routes) expect(slug !== null).toBe(path.includes(':'));
  });
});

describe('matchRoute', () => {
  it.each([
    ['/', 'root', null],
    ['/home', 'home', null],
    ['/dashboard/lantern-psp', 'dashboard', 'lantern-psp'],
    ['/dashboard/lantern/', 'dashboard', 'lantern'],
    ['/scheduler/montgomery', 'scheduler-reports', 'montgomery'],
    ['/scheduler/montgomery/scheduling', 'scheduler-scheduling', 'montgomery'],
    ['/bank', 'banks', null],
    ['/bank/kim-ray', 'bank', 'kim-ray'],
    ['/campaign/creation', 'campaign-creation', null],
    ['/performance_campaign/winter%202026', 'performance-campaign', 'winter 2026'],
    ['/dashboard/', 'not-found', null],
    ['/dashboard/a/b', 'not-found', null],
    ['/dashboard/a%2Fb', 'not-found', null],
    ['/dashboard/%zz', 'not-found', null],
    ['/Dashboard/lantern', 'dashboard', 'lantern'],
    ['/*', 'not-found', null],
    ['//', 'not-found', null],
  ])('%s opens %s', (path, id, slug) => {
    const match = matchRoute(path);
    expect([match.route.id, match.slug]).toEqual([id, slug]);
  });

  it('matches every screen with any slug', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((slug) => !slug.includes('/'));
    fc.assert(
      fc.property(fc.constantFrom(...routes.filter(({ slug }) => slug !== null)), text, (route, slug) => {
        const match = matchRoute(route.path.replace(/:\w+/, () => encodeURIComponent(slug)));
        expect(match.slug === null ? match.route.slug : match.slug).toBe(match.slug === null ? null : slug);
        if (match.route.id !== 'campaign-creation') expect(match.route.id).toBe(route.id);
      }),
    );
  });
});

describe('menus', () => {
  const labels = (name: keyof typeof menus) => menus[name].map(({ label }) => label);
  it('have the entries of the specification in its order', () => {
    expect(labels('home')).toEqual(['Dashboard', 'Surveys', 'Call Details']);
    expect(menus.home[1]?.children.map(({ label }) => label)).toEqual([
      'Overview',
      'Raw Surveys',
      'Emulated Surveys',
      'Comments',
    ]);
    expect(labels('arena')).toEqual([
      'My Team',
      'Draft',
      'Season',
      'Leaderboard',
      'My Skill Tree',
      'Bookie',
      'Campaigns',
    ]);
    expect(labels('training')).toEqual(['Communications']);
    expect(labels('usage')).toEqual([]);
  });

  it('give each of the four survey entries its own action name', () => {
    expect(menus.home[1]?.children.map(({ action, destination }) => [action, destination])).toEqual(
      [1, 2, 3, 4].map((number) => [`surveys.show-${number}`, `/surveys/slug?dashboard=${number}`]),
    );
  });

  it('lead to their screen', () => {
    const current = { geography: 'lantern', driver: 'kim-ray', team: 'mountain-marvelers' };
    for (const entry of Object.values(menus)
      .flat()
      .flatMap((parent) => parent.children.concat(parent))) {
      const destination = destinationOf(entry, current);
      if (destination !== null)
        expect(matchRoute(new URL(destination, 'https://x').pathname).route.id).toBe(entry.screen);
      expect(isAction(`screen.${entry.screen}`)).toBe(true);
    }
  });

  it.each([
    ['/dashboard/slug', 'lantern', '/dashboard/lantern'],
    ['/scheduler/slug/requests', 'lantern-psp', '/scheduler/lantern-psp/requests'],
    ['/surveys/slug?dashboard=2', 'a', '/surveys/a?dashboard=2'],
    ['/slugs/slug', 'x', '/slugs/x'],
    ['/season/', 'x', '/season/'],
    ['/dashboard/slug', 'a/b?c', '/dashboard/a%2Fb%3Fc'],
    ['/dashboard/slug', '$&', '/dashboard/%24%26'],
  ])('%s for %s is %s', (destination, slug, path) => {
    expect(replaceSlug(destination, slug)).toBe(path);
  });

  it('fall back to the geography for a person without a team or own slug', () => {
    const team = menus.arena[0]!;
    expect(destinationOf(team, { geography: 'lantern' })).toBe('/team/lantern');
    expect(destinationOf(menus.home[1]!, { geography: 'lantern' })).toBeNull();
  });

  it('show only what the person may open, and nothing behind a closed gate', () => {
    expect(menuFor('arena', (action) => action !== 'feature.arena')).toEqual([]);
    expect(menuFor('arena', (action) => action !== 'screen.draft').map(({ label }) => label)).not.toContain('Draft');
    expect(menuFor('home', () => true)).toEqual(menus.home);
  });
});

it('logout leads to the login page', () => {
  expect(matchRoute(afterLogout).route).toMatchObject({ id: 'login', path: afterLogout });
});

describe('a path in a different letter case', () => {
  it.each([
    ['/Usage/lantern', 'usage', '/usage/lantern'],
    ['/DASHBOARD/Lantern/', 'dashboard', '/dashboard/Lantern/'],
    ['/Bank/', 'banks', '/bank/'],
    ['/Scheduler/a%2Fb/x', 'not-found', null],
    ['/scheduler/LANTERN/Requests', 'scheduler-requests', '/scheduler/LANTERN/requests'],
    ['/dashboard/LANTERN', 'dashboard', null],
    ['/dashboard/lantern', 'dashboard', null],
    ['/', 'root', null],
    ['/nowhere', 'not-found', null],
  ])('%s is %s, spelled %s', (path, id, spelled) => {
    const { route } = matchRoute(path);
    expect([route.id, ownSpelling(route, path)]).toEqual([id, spelled]);
  });

  it('is null for a path of another screen', () => {
    expect(ownSpelling(matchRoute('/bank/').route, '/Usage/lantern')).toBeNull();
  });
});

describe('a path of this site', () => {
  it.each(['/', '/home/', '/dashboard/lantern?dashboard=3#top', '/maps/a b', '/x?to=//evil.example'])(
    'is %j',
    (path) => {
      expect(isAppPath(path)).toBe(true);
    },
  );

  it.each([
    '',
    'home',
    '//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '/\\evil.example',
    '/x\\y',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    'https://evil.example',
    '/x\u0000',
    '/x\u0085',
  ])('is not %j', (path) => {
    expect(isAppPath(path)).toBe(false);
  });
});

describe('nextUrl', () => {
  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/dashboard/x\n/y',
    '/\t/evil.example',
    '/..//evil.example/dashboard/x',
    'dashboard/x',
    '',
    '/login/',
    '/login/?nextUrl=%2Flogin%2F',
    '/nowhere',
    null,
    undefined,
  ])('%j falls back', (nextUrl) => {
    expect(safeNextUrl(nextUrl, '/home/')).toBe('/home/');
  });

  it.each(['/maps/x', '/surveys/lantern?dashboard=4#top', '/dashboard/l%C3%A4mp', '/'])('%s is followed', (nextUrl) => {
    expect(safeNextUrl(nextUrl, '/home/')).toBe(nextUrl);
  });

  it('survives a round trip through the login URL', () => {
    const redirect = loginRedirect('/maps/x?a=1&b=2#c');
    expect(redirect).toBe('/login/?nextUrl=%2Fmaps%2Fx%3Fa%3D1%26b%3D2%23c');
    expect(safeNextUrl(new URL(redirect, 'https://x').searchParams.get('nextUrl'))).toBe('/maps/x?a=1&b=2#c');
  });

  it('never leads to another origin, for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      '@',
      ':',
      'https:',
      'evil.example',
      'dashboard',
      'maps',
      '\t',
      '\n',
      '%2f',
      '%5c',
      '?',
      '#',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
        ),
        (nextUrl) => {
          const target = safeNextUrl(nextUrl);
          expect(new URL(target, 'https://roadside.example').origin).toBe('https://roadside.example');
        },
      ),
      { numRuns: 2000 },
    );
  });
});

it.each([
  ['PSP', '/dashboard/x-psp'],
  ['nonPSP', '/dashboard/x-nonPSP'],
  ['Fleet', '/dashboard/x-fleet'],
  ['csn', '/dashboard/x-csn'],
  [null, '/dashboard/x'],
] as const)('switching to %s leads to %s', (facilityType, path) => {
  expect(facilityTypeDestination('x', facilityType)).toBe(path);
});

describe('leave-without-saving prompt', () => {
  it.each([
    ['/scheduler/x/scheduling', '/home/', true, { targetPath: '/home/' }],
    ['/scheduler/x/scheduling', '/scheduler/y/scheduling', true, { targetPath: '/scheduler/y/scheduling' }],
    ['/scheduler/x/scheduling?day=1', '/scheduler/x/scheduling/?day=2', true, null],
    ['/scheduler/x/scheduling', '/home/', false, null],
    ['/maps/x', '/home/', true, null],
  ])('from %s to %s with edits %s: %j', (from, target, edits, prompt) => {
    expect(leavePrompt(from, target, edits)).toEqual(prompt);
  });
});
