import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import { routes } from '@roadside/domain/navigation';
import { describe, expect, it } from 'vitest';
import { admitted } from '../app/kit/server/guard.server.ts';
import { guardedBuild } from './guarded-build.ts';

const ran: string[] = [];
const modules = (id: string) => ({
  default: (): null => null,
  loader: () => {
    ran.push(`${id} loader`);
    return 'loaded';
  },
  action: () => {
    ran.push(`${id} action`);
    return 'acted';
  },
});
const ids = routes.map(({ id }) => `screen.${id}`);
const buildOf = (known: readonly string[], without?: string) =>
  ({
    routes: Object.fromEntries(
      known.map((id) => [id, { id, path: id, module: id === without ? { default: (): null => null } : modules(id) }]),
    ),
  }) as unknown as ServerBuild;

const nobody = { session: { person: null, notify: () => {} }, inPage: false } as unknown as AppLoadContext;
type Handler = (given: { request: Request; params: object; context: AppLoadContext }) => Promise<unknown>;
async function run(build: ServerBuild, id: string, part: 'loader' | 'action') {
  const handler = build.routes[id]!.module[part] as unknown as Handler;
  const request = new Request('http://web/here', { method: part === 'action' ? 'POST' : 'GET' });
  return (async () => handler({ request, params: { slug: 'x' }, context: nobody }))().catch(
    (thrown: unknown) => thrown,
  );
}

describe('the build with its guards', () => {
  const build = guardedBuild(buildOf([...ids, 'routes/logout']));

  it.each(routes.filter(({ login }) => login).map(({ id }) => `screen.${id}`))(
    'returns nothing of %s to somebody who is not signed in',
    async (id) => {
      ran.length = 0;
      for (const part of ['loader', 'action'] as const)
        expect(((await run(build, id, part)) as Response).headers.get('location')).toMatch(/^\/login\//);
      expect(ran).not.toContain(`${id} action`);
    },
  );

  it.each([...routes.filter(({ login }) => !login).map(({ id }) => `screen.${id}`), 'routes/logout'])(
    'leaves %s open',
    async (id) => {
      expect([await run(build, id, 'loader'), await run(build, id, 'action')]).toEqual(['loaded', 'acted']);
    },
  );

  it('redirects an open screen to its canonical spelling', async () => {
    const loader = build.routes['screen.login']!.module.loader as unknown as Handler;
    const given = { request: new Request('http://web/LOGIN/?nextUrl=%2Fmaps'), params: {}, context: nobody };
    const thrown = await loader(given).catch((error: unknown) => error);
    expect((thrown as Response).headers.get('location')).toBe('/login/?nextUrl=%2Fmaps');
  });

  it('is refused if a guarded screen has no loader', () => {
    expect(() => guardedBuild(buildOf(ids, 'screen.banks'))).toThrow('banks');
    expect(() => guardedBuild(buildOf(ids, 'screen.login'))).not.toThrow();
  });

  it('passes the guard’s result to guarded routes only', () => {
    expect(() => admitted({ admission: null } as unknown as AppLoadContext)).toThrow('guarded');
  });
});
