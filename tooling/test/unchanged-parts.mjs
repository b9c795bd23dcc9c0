// Which parts of `npm test` have already passed on exactly the files they depend on. parts.mjs says which files.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Reads the record of passed parts.
 * @param {object} kit
 * @param {string} kit.root
 * @param {(command: string, args: string[], options?: object) => Promise<{ code: number, output: string }>} kit.run
 * @param {readonly { readonly name: string, readonly dependsOn?: (file: string) => boolean }[]} parts the requested
 *   parts; one that doesn't say which files it depends on is never unchanged
 * @returns {Promise<{ earlier: (name: string) => Passed | undefined, keep: (name: string, passed: number) => void }>}
 *   `earlier` returns when and with how many checks a part passed on these files; `keep` records that it just did.
 * @typedef {{ hash: string, passed: number, day: string }} Passed
 */
export async function readUnchanged({ root, run }, parts) {
  const file = join(root, 'node_modules', '.cache', 'roadside', 'passed-parts.json');
  /** @type {Record<string, Passed>} */
  let kept = {};
  try {
    kept = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Nothing has passed here yet, or the record is broken: everything runs.
  }
  const files = await hashesOfFiles(root, run);
  // Without git nothing counts as unchanged: everything runs.
  const hashes = new Map(
    files && parts.flatMap(({ name, dependsOn }) => (dependsOn ? [[name, hashOf(files, dependsOn)]] : [])),
  );
  return {
    earlier: (name) => (hashes.has(name) && kept[name]?.hash === hashes.get(name) ? kept[name] : undefined),
    keep(name, passed) {
      const hash = hashes.get(name);
      if (hash === undefined) return;
      kept[name] = { hash, passed, day: new Date().toISOString().slice(0, 10) };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
    },
  };
}

function hashOf(files, dependsOn) {
  const hash = createHash('sha256');
  for (const [path, content] of files) if (dependsOn(path)) hash.update(`${path}\0${content}\n`);
  return hash.digest('hex');
}

/**
 * Every file that git tracks or would track, with a hash of its content: git's own, except where it has changed since.
 * Null outside a repository.
 */
async function hashesOfFiles(root, run) {
  const git = async (...args) => {
    const { code, output } = await run('git', ['-c', 'core.quotePath=false', ...args], { cwd: root });
    return code === 0 ? output.split('\n').filter(Boolean) : null;
  };
  const tracked = await git('ls-files', '--stage');
  const changed = await git('ls-files', '--modified', '--others', '--exclude-standard');
  if (!tracked || !changed) return null;
  const files = new Map(tracked.map((line) => [line.slice(line.indexOf('\t') + 1), line.split(' ')[1]]));
  for (const path of changed) {
    try {
      files.set(
        path,
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex'),
      );
    } catch {
      files.delete(path);
    }
  }
  return [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
