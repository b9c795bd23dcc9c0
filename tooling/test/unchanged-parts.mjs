// Which parts of `npm test` have already passed on exactly the files they depend on. turbo.json lists those files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Reads the record of passed parts.
 * @param {object} kit
 * @param {string} kit.root
 * @param {(name: string) => string} kit.bin the path of a command in node_modules
 * @param {(command: string, args: string[], options?: object) => Promise<{ code: number, output: string }>} kit.run
 * @param {string[]} names the requested parts; one that turbo.json does not list is never unchanged
 * @returns {Promise<{ earlier: (name: string) => Passed | undefined, keep: (name: string, passed: number) => void }>}
 *   `earlier` returns when and with how many checks a part passed on these files; `keep` records that it just did.
 * @typedef {{ hash: string, passed: number, day: string }} Passed
 */
export async function readUnchanged({ root, bin, run }, names) {
  const file = join(root, 'node_modules', '.cache', 'roadside', 'passed-parts.json');
  /** @type {Record<string, Passed>} */
  let kept = {};
  try {
    kept = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Nothing has passed here yet, or the record is broken: everything runs.
  }
  const known = Object.keys(JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')).tasks);
  const tasks = names.map((name) => `test:${name}`).filter((task) => known.includes(`//#${task}`));
  const { code, output } = await run(bin('turbo'), ['run', ...tasks, '--filter=//', '--dry=json'], {
    env: { TURBO_TELEMETRY_DISABLED: '1' },
  });
  // Without the hashes nothing counts as unchanged: everything runs.
  const hashes = new Map(code === 0 ? hashesOf(output) : []);
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

/** The tasks turbo would run, with the hash of each task's files; empty if its output can't be parsed. */
function hashesOf(output) {
  try {
    // turbo may print its own messages around the JSON.
    const { tasks } = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
    return tasks.map(({ task, hash }) => [task.replace(/^test:/, ''), hash]);
  } catch {
    return [];
  }
}
