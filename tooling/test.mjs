// `npm test`: everything CI checks, from a fresh clone. `npm run test:<part>` runs one part in full.
// A part that has already passed here on exactly the files it depends on is skipped, unless it is named,
// with `npm test -- --all`, or where CI is set.
// `npm test -- --shard=1/2` runs the first half of the parts, to split them between two machines.
// `npm run test:e2e -- --system-browser` drives the system's own Chromium instead of the lockfile's.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { startPostgres } from './bootstrap/postgres.mjs';
import { run, stopAll } from './bootstrap/processes.mjs';
import { binFolder, checkHostNode, projectNode, root } from './bootstrap/runtime.mjs';
import { die, dim, red, say, seconds } from './bootstrap/say.mjs';
import { ensureWebBuild } from './bootstrap/web-build.mjs';
import { longestFirst, runInLanes } from './test/lanes.mjs';
import { parts } from './test/parts.mjs';
import { shardParts } from './test/shard-parts.mjs';
import { readUnchanged } from './test/unchanged-parts.mjs';

const results = join(root, 'test-results');
const flags = process.argv.slice(2);
const systemBrowser = flags.includes('--system-browser');
const shard = flags.find((flag) => flag.startsWith('--shard='))?.slice('--shard='.length) ?? '1/1';
const asked = flags.filter((flag) => !/^--(system-browser$|all$|shard=)/.test(flag));
const full = asked.length > 0;
const all = full || flags.includes('--all') || Boolean(process.env.CI);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, async () => {
    await stopAll(3000);
    process.exit(130);
  });

/** Resources of the parts. Servers, browsers and builds start when the first part that needs them begins. */
function makeKit() {
  let postgres;
  let chromium;
  let storybook;
  let web;
  const bin = (name) => join(binFolder, name);
  return {
    root,
    results,
    full,
    systemBrowser,
    node: projectNode(),
    bin,
    run,
    postgres: () => (postgres ??= startPostgres()),
    chromium: () => (chromium ??= ensureChromium()),
    storybook: () =>
      (storybook ??= run(bin('storybook'), ['build', '--test', '--disable-telemetry', '-o', 'storybook-static'])),
    web: () => (web ??= ensureWebBuild()),
    readJson: (file) => JSON.parse(readFileSync(file, 'utf8')),
    async close() {
      if (postgres) await (await postgres).stop?.();
    },
  };
}

async function runPart(part, kit, unchanged) {
  const began = Date.now();
  let outcome;
  try {
    outcome = await part.run(kit);
  } catch (error) {
    outcome = { passed: 0, failed: 1, skipped: 0, output: error?.stack ?? String(error) };
  }
  // A part that ran no checks is broken, not passed.
  if (outcome.passed + outcome.failed === 0)
    outcome = { ...outcome, failed: 1, output: `${outcome.output}\n${part.name} ran no check.` };
  if (!full && outcome.failed === 0) unchanged.keep(part.name, outcome.passed);
  writeFileSync(join(results, `${part.name}.log`), outcome.output ?? '');
  const mark = outcome.failed ? red('✕') : '✓';
  const skipped = outcome.skipped ? `, ${outcome.skipped} skipped` : '';
  say(
    `${mark} ${part.name.padEnd(10)} ${outcome.passed} passed, ${outcome.failed} failed${skipped} ${dim(seconds(began))}`,
  );
  for (const note of outcome.notes ?? []) say(dim(`    ${note}`));
  if (outcome.failed)
    say(
      `${(outcome.output ?? '').split('\n').slice(-80).join('\n')}\n${dim(`    whole output: test-results/${part.name}.log`)}`,
    );
  return outcome;
}

/**
 * A light part takes one lane, a heavy part two. There is one lane more than cores: parts spend a quarter of their time
 * waiting, for a browser, a process or a disk.
 */
const lanes = 1 + Math.max(2, availableParallelism());

try {
  const began = Date.now();
  checkHostNode();
  const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length)
    throw new Error(`No such part: ${unknown.join(', ')}. There are: ${parts.map((part) => part.name).join(', ')}`);
  await ensureInstalled('everything');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const kit = makeKit();
  const wanted = shardParts(
    parts.filter((part) => (full ? asked.includes(part.name) : !part.onlyWhenAsked)),
    shard,
  );
  const unchanged = await readUnchanged(kit, wanted);
  const chosen = wanted.filter(({ name }) => all || unchanged.earlier(name) === undefined);
  for (const { name } of wanted.filter((part) => !chosen.includes(part))) {
    const { passed, day } = unchanged.earlier(name);
    say(dim(`· ${name.padEnd(10)} unchanged: its ${passed} checks passed on ${day}`));
  }
  const outcomes = await runInLanes(longestFirst(chosen), lanes, (part) => runPart(part, kit, unchanged));
  await kit.close();
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const left = wanted.length - chosen.length;
  say(
    dim(`\n${chosen.length} parts in ${seconds(began)}${left ? `, ${left} unchanged (all: npm test -- --all)` : ''}`),
  );
  say(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  await stopAll(3000);
  process.exit(sum('failed') ? 1 : 0);
} catch (error) {
  await stopAll(3000);
  die(error);
}
