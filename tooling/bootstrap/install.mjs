// Installs what the lockfile says, once, and again when it changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { root } from './runtime.mjs';
import { Mendable, dim, say, seconds } from './say.mjs';

/** The packages of a lockfile, without workspaces and without those only some platforms get. */
function wanted(file) {
  const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  return Object.entries(packages).filter(
    ([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.optional,
  );
}

/**
 * True when node_modules holds what the lockfile says. npm writes its own record there as the last step of an install,
 * so a killed install is not taken for a finished one.
 */
export function isInstalled() {
  try {
    const there = new Map(wanted('node_modules/.package-lock.json'));
    return wanted('package-lock.json').every(([place, { version }]) => there.get(place)?.version === version);
  } catch {
    return false;
  }
}

/** `npm` as the caller has it: npm tells its children where it lives. */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js') ? run(process.execPath, [own, ...args], options) : run('npm', args, options);
}

/** Installs unless the last install was of this lockfile. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const began = Date.now();
  say('Installing packages (once; again only when the lockfile changes) …');
  let result = await npm(['ci', '--no-audit', '--no-fund']);
  if (result.code !== 0) {
    say('npm ci refused this lockfile here; installing the same versions with npm install instead.');
    result = await npm(['install', '--no-audit', '--no-fund', '--no-save']);
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
