// `npm run build`, `npm run typecheck`: runs a script of every workspace that has it, or of those named after it and
// the ones they depend on.
//   node tooling/run-in-workspaces.mjs build @roadside/ui
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './bootstrap/processes.mjs';
import { projectNode, root } from './bootstrap/runtime.mjs';
import { red, say } from './bootstrap/say.mjs';

/** @typedef {{ readonly name: string, readonly folder: string, readonly scripts: Record<string, string>, readonly needs: string[] }} Workspace */

/** @returns {Workspace[]} the packages and apps of this repository */
function readWorkspaces() {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => {
      const folder = join(root, parent, name);
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const needs = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      return { name: manifest.name, folder, scripts: manifest.scripts ?? {}, needs };
    }),
  );
}

/**
 * Runs a task for each of these and for what they need, each once, and only after what it needs has ended.
 * @template Outcome
 * @param {readonly Pick<Workspace, 'name' | 'needs'>[]} all
 * @param {readonly string[]} names
 * @param {number} atOnce the most tasks that run at the same time
 * @param {(name: string) => Promise<Outcome>} task
 * @returns {Promise<Outcome[]>}
 */
export async function runInOrder(all, names, atOnce, task) {
  const known = new Map(all.map((workspace) => [workspace.name, workspace]));
  /** @type {Map<string, Promise<Outcome>>} */
  const started = new Map();
  const waiting = [];
  let free = atOnce;
  const whenFree = async (work) => {
    if (free === 0) await new Promise((next) => waiting.push(next));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
  const ended = (name) => {
    if (!started.has(name)) {
      const needs = known.get(name).needs.filter((need) => known.has(need));
      started.set(
        name,
        Promise.all(needs.map(ended)).then(() => whenFree(() => task(name))),
      );
    }
    return started.get(name);
  };
  for (const name of names) void ended(name);
  return Promise.all(started.values());
}

/**
 * Runs a script in workspaces, in all of them even when it fails in one.
 * @param {string} script
 * @param {{ names?: readonly string[], atOnce?: number }} options
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export async function runInWorkspaces(script, { names, atOnce = availableParallelism() } = {}) {
  const all = readWorkspaces().filter(({ scripts }) => script in scripts);
  const outcomes = await runInOrder(all, names ?? all.map(({ name }) => name), atOnce, async (name) => {
    const { folder } = all.find((workspace) => workspace.name === name);
    const { code, output } = await run(projectNode(), ['--run', script], { cwd: folder });
    return { code, output: output.replaceAll(/^/gm, `${name}: `) };
  });
  const failed = outcomes.filter(({ code }) => code !== 0).length;
  return { passed: outcomes.length - failed, failed, output: outcomes.map(({ output }) => output).join('\n') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [script, ...names] = process.argv.slice(2);
  const { passed, failed, output } = await runInWorkspaces(script, names.length > 0 ? { names } : {});
  say(output);
  say(`${failed ? `${red('✕')} ` : ''}${script}: ${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
