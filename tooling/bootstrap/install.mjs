// Installs the packages of the lockfile, once, and again when it changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { root } from './runtime.mjs';
import { Mendable, dim, say, seconds } from './say.mjs';

/**
 * What the commands need: `running` is what `npm start` and the other commands use, less than half of `everything`,
 * which also tests, checks and benchmarks.
 * @typedef {'running' | 'everything'} Tier
 */

/**
 * The packages of a lockfile that a tier installs on every platform, without workspaces.
 * @param {Tier} tier
 */
export function packagesOf({ packages }, tier) {
  return Object.entries(packages).filter(
    ([place, entry]) =>
      place.includes('node_modules/') &&
      !entry.link &&
      !entry.optional &&
      (tier === 'everything' || !(entry.dev || entry.devOptional)),
  );
}

/**
 * True when a record of what npm installed has all that a tier needs, in the lockfile's versions.
 * @param {Tier} tier
 */
export function covers(record, lockfile, tier) {
  const there = new Map(packagesOf(record, 'everything'));
  return packagesOf(lockfile, tier).every(([place, { version }]) => there.get(place)?.version === version);
}

/**
 * True when node_modules has what a tier needs. npm writes its own record there as the last step of an install, so a
 * killed install doesn't look finished.
 * @param {Tier} tier
 */
function isInstalled(tier) {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  try {
    return covers(read('node_modules/.package-lock.json'), read('package-lock.json'), tier);
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

/**
 * Installs what a tier needs unless it is there. What tests need beyond running is added beside it, so that a running
 * server keeps its files.
 * @param {Tier} tier
 */
export async function ensureInstalled(tier) {
  if (isInstalled(tier)) return;
  const began = Date.now();
  const options = [...installOptions, ...(tier === 'running' ? ['--omit=dev'] : [])];
  const add = () => npm(['install', '--no-save', ...options]);
  let result;
  if (tier === 'everything' && isInstalled('running')) {
    say('Installing what tests need (once; again only when the lockfile changes) …');
    result = await add();
  } else {
    say('Installing packages (once; again only when the lockfile changes) …');
    result = await npm(['ci', ...options]);
    if (result.code !== 0) {
      say('npm ci refused this lockfile here; installing the same versions with npm install instead.');
      result = await add();
    }
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
