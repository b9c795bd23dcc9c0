import { gzipSync } from 'node:zlib';
import { enter, expect, test } from './support/test.ts';

/** Bytes of script any screen may need before it answers, gzip. Some have a limit of their own in bench/web/pages.mjs. */
const limit = 250_000;

interface Route {
  readonly parentId?: string;
  readonly module: string;
  readonly imports?: readonly string[];
}

interface Manifest {
  readonly entry: Pick<Route, 'module' | 'imports'>;
  readonly routes: Readonly<Record<string, Route>>;
}

/** What the built product knows of its routes: which scripts each begins with. */
function readManifest(script: string): Manifest {
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest;
}

function scriptsOf(id: string, { entry, routes }: Manifest): ReadonlySet<string> {
  const scripts = new Set([entry.module, ...(entry.imports ?? [])]);
  for (let at = routes[id]; at; at = at.parentId === undefined ? undefined : routes[at.parentId])
    for (const script of [at.module, ...(at.imports ?? [])]) scripts.add(script);
  return scripts;
}

test('no screen needs more than 250 kB of script, gzipped, before it answers', async ({ page }) => {
  test.slow();
  await enter(page, 'executive.demo', '/home/');
  const address = await page.evaluate(
    () => (globalThis as unknown as { __remixManifest: { url: string } }).__remixManifest.url,
  );
  const manifest = readManifest(await (await page.request.get(address)).text());
  const ids = Object.keys(manifest.routes).filter((id) => id.startsWith('screen.') || id.startsWith('routes/'));
  expect(ids.length).toBeGreaterThan(40);

  const bytes = new Map<string, number>();
  const weigh = async (script: string) => {
    if (!bytes.has(script)) {
      const answer = await page.request.get(script);
      expect([script, answer.status()]).toEqual([script, 200]);
      bytes.set(script, gzipSync(await answer.body(), { level: 9 }).length);
    }
    return bytes.get(script) ?? 0;
  };
  const over: string[] = [];
  for (const id of ids) {
    let total = 0;
    for (const script of scriptsOf(id, manifest)) total += await weigh(script);
    // Less than the framework alone would mean that the scripts were not found.
    expect([id, total > 100_000]).toEqual([id, true]);
    if (total > limit) over.push(`${id}: ${(total / 1000).toFixed(1)} kB`);
  }
  expect(over).toEqual([]);
});
