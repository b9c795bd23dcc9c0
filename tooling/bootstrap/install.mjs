// Installs the packages of the lockfile, once, and again when it changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { root } from './runtime.mjs';
import { Mendable, dim, say, seconds } from './say.mjs';

/** The packages of a lockfile, without workspaces and without platform-specific ones. */
function wanted(file) {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  return Object.entries(packages).filter(
    ([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.optional,
  );
}

/**
 * True when node_modules matches the lockfile. npm writes its own record there as the last step of an install, so a
 * killed install doesn't look finished.
 */
export function isInstalled() {
  try {
    const there = new Map(wanted('node_modules/.package-lock.json'));
    return wanted('package-lock.json').every(([place, { version }]) => there.get(place)?.version === version);
  } catch {
    return false;
  }
}

/** The caller's `npm`: npm tells its children where it is installed. */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? run(process.execPath, [own, ...args], options) : run('npm', args, options);
}

/**
 * No package's install script runs: they would run whatever the package's publisher put there, with the person's rights.
 * Those of today's lockfile only check or fetch a binary that npm installs as an optional dependency anyway.
 */
export const installOptions = ['--ignore-scripts', '--no-audit', '--no-fund'];

/** Installs unless the last install used this lockfile. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const began = Date.now();
  say('Installing packages (once; again only when the lockfile changes) …');
  let result = await npm(['ci', ...installOptions]);
  if (result.code !== 0) {
    say('npm ci refused this lockfile here; installing the same versions with npm install instead.');
    result = await npm(['install', ...installOptions, '--no-save']);
  }
  if (result.code !== 0) {
    const reason =
      result.output
        .split('\n')
        .filter((line) => /error|ERR/.test(line))
        .slice(0, 4)
        .join(' · ') || result.output.slice(-400);
    throw new Mendable(
      `Packages could not be installed: ${reason}. Check the network and free disk space, then run the command again.`,
    );
  }
  say(dim(`  packages installed in ${seconds(began)}`));
}
