// Builds the web app when any of its inputs has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { run, start } from './processes.mjs';
import { projectNode, root } from './runtime.mjs';
import { Mendable } from './say.mjs';

const stampFile = join(root, 'apps/web/build/.roadside-build');
/** Holds the same stamp once the build's files have been packed as small as they get. */
const packedFile = join(root, 'apps/web/build/.roadside-packed');
const ignored = new Set(['node_modules', 'build', 'dist', 'e2e', 'test', 'test-results']);

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name) || /\.(test|stories)\.tsx?$|\.mdx?$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of [
    'apps/web',
    ...readdirSync(join(root, 'packages')).map((name) => join('packages', name)),
    'tooling/vite',
  ])
    for (const file of filesOf(join(root, folder))) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Resolves true if it built, false if the last build is up to date. */
export async function ensureWebBuild() {
  const wanted = sourceHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return false;
  const remix = join(root, 'node_modules/@remix-run/dev/dist/cli.js');
  const { code, output } = await run(projectNode(), [remix, 'vite:build'], {
    cwd: join(root, 'apps/web'),
    env: { NODE_ENV: 'production', QUICK_BUILD: '1' },
  });
  if (code !== 0) throw new Mendable(`The web app did not build:\n${output.split('\n').slice(-25).join('\n')}`);
  mkdirSync(join(root, 'apps/web/build'), { recursive: true });
  writeFileSync(stampFile, wanted);
  return true;
}

/** Packs the last build's files as small as they get, once, beside a running server and yielding to it. */
export async function packBuild() {
  const built = readFileSync(stampFile, 'utf8');
  if (existsSync(packedFile) && readFileSync(packedFile, 'utf8') === built) return;
  const child = start(projectNode(), [
    join(root, 'tooling/vite/pack-assets.mjs'),
    join(root, 'apps/web/build/client/assets'),
  ]);
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const { code } = await child.finished;
  if (code === 0) writeFileSync(packedFile, built);
}
