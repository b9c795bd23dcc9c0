// Runs every story of the static build: play functions, axe, pictures. Ends with "N passed, N failed, N skipped".
//   node .storybook/run-stories.mjs [--update] [--pictures | --no-pictures] [--slow] [--part=1/4] [pattern]
// --update replaces the baselines that now look different with this browser's pictures. A pattern runs only the stories
// whose id it matches.
// --pictures takes pictures even where there are no baselines; --no-pictures takes none.
// --slow gives the browser a quarter of the processor, like a busy machine, to find stories that pass only by being
// fast. Each story is then visited in its first look only; with --pictures in every look, which takes about an hour.
// --part runs one of several parts of the stories.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../tooling/bootstrap/chromium.mjs';
import { drawingOf } from './drawing-of.mjs';
import { serveStatic } from './serve-static.mjs';
import { shardStories } from './story-shards.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const build = join(root, 'storybook-static');
const baselines = join(root, '.storybook', 'baselines');
const artifacts = join(root, 'artifacts', 'stories');
const flags = process.argv.slice(2);
const update = flags.includes('--update');
const slow = flags.includes('--slow') ? 4 : 1;
const part = flags
  .find((flag) => flag.startsWith('--part='))
  ?.slice('--part='.length)
  .split('/')
  .map(Number);
const pattern = flags.find((flag) => !flag.startsWith('--'));
const renew = 'node .storybook/run-stories.mjs --update';

function stop(line) {
  console.error(line);
  process.exit(1);
}
if (!existsSync(join(build, 'index.json')))
  stop('There is no Storybook build to test. Make it with: npm run storybook:test');
const { path: chromium, missing } = await ensureChromium();
if (missing) stop(missing);

const here = await drawingOf(chromium);
const madeWithFile = join(baselines, 'made-with.json');
const madeWith = existsSync(madeWithFile) ? JSON.parse(readFileSync(madeWithFile, 'utf8')) : null;
const named = ({ chromium: major, platform }) => `Chromium ${major} on ${platform}`;
/** Why the pictures can't be compared; empty when they can. */
function whyNot() {
  if (madeWith === null) return 'there are no baselines';
  if (madeWith.chromium !== here.chromium || madeWith.platform !== here.platform)
    return `the baselines are of ${named(madeWith)}, this is ${named(here)}`;
  return madeWith.letters === here.letters
    ? ''
    : 'this system draws letters or edges otherwise than the one the baselines were made with';
}
const different = whyNot();
// Without baselines to compare with, pictures are taken only on request.
const kept = madeWith !== null || flags.includes('--pictures');
const pictures =
  flags.includes('--no-pictures') || (slow > 1 && !flags.includes('--pictures'))
    ? 'off'
    : update
      ? 'make'
      : !different
        ? 'compare'
        : kept
          ? 'keep'
          : 'count';

rmSync(artifacts, { recursive: true, force: true });
mkdirSync(artifacts, { recursive: true });
if (update) {
  mkdirSync(baselines, { recursive: true });
  if (pattern && different && madeWith)
    stop(`A part of the baselines cannot be replaced here: ${different}. Make all of them: ${renew}`);
  writeFileSync(madeWithFile, `${JSON.stringify(here, null, 2)}\n`);
}

/** Runs a command and returns its exit code and standard output. */
function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, ...options });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The first lines of a failure, without colors, the link and the stack. */
function reasonOf(message) {
  const lines = message
    // oxlint-disable-next-line no-control-regex -- ANSI color codes begin with the escape character
    .replaceAll(/\u001B\[\d+m/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const said = lines
    .slice(lines.findIndex((line) => line.startsWith('Message:')) + 1)
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return said
    .slice(0, 12)
    .map((line) => `    ${line.trim().slice(0, 300)}`)
    .join('\n');
}

const started = Date.now();
const sharded = shardStories(JSON.parse(readFileSync(join(build, 'index.json'), 'utf8')), {
  shards: part ? 2 : 8,
  pattern,
  part,
});
if (Object.keys(sharded.entries).length === 0) stop(`No story matches ${pattern}.`);
// Storybook's own page requests its index with a referrer and gets the real one; the runner sends none and gets the
// shards.
const server = await serveStatic(build, {
  answer: (path, headers) => (path === '/index.json' && !headers.referer ? JSON.stringify(sharded) : undefined),
});
const runner = ['--url', server.url, '--index-json', '--maxWorkers=2', '--json', '--failOnConsole', '--ci'];
const { code, output } = await run(join(root, 'node_modules', '.bin', 'test-storybook'), runner, {
  // The report is written to standard output; the runner's messages on standard error pass through.
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium,
    NODE_OPTIONS: '--no-warnings',
    FORCE_COLOR: '0',
    STORIES_PICTURES: pictures,
    STORIES_SLOW: String(slow),
  },
});
await server.close();

const report = output.split('\n').find((line) => line.startsWith('{'));
if (report === undefined) stop('The test runner ended without a report; see above.');
writeFileSync(join(artifacts, 'report.json'), report);
const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults } = JSON.parse(report);
const lines = join(artifacts, 'results.jsonl');
const results = existsSync(lines)
  ? readFileSync(lines, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
const skipped = results.filter(({ outcome }) => outcome === 'skipped').length;
const same = results.filter(({ outcome }) => outcome === 'same');
const made = results.filter(({ outcome }) => outcome === 'made');
const late = same.filter((line) => line.late);
const axe = results.filter((line) => line.axe).length;
// A baseline without a matching picture belongs to a deleted story.
const seen = new Set([...same, ...made].map(({ picture }) => `${picture}.webp`));
const unseen =
  (update || pictures === 'compare') && !pattern && !part && code === 0
    ? readdirSync(baselines).filter((file) => file.endsWith('.webp') && !seen.has(file))
    : [];
if (update) for (const file of unseen) rmSync(join(baselines, file));
const orphans = update ? [] : unseen;
for (const orphan of orphans) console.log(`✕ .storybook/baselines/${orphan} belongs to no story; remove it`);
// A run that should compare pictures but compared none has not checked any.
const uncompared = skipped > 0 && same.length === 0 && !update && !flags.includes('--pictures');
if (uncompared)
  console.log(`✕ No picture was compared: ${different}. Leave them out with --no-pictures, or make them: ${renew}`);
const failed =
  Math.max(numFailedTests, numFailedTestSuites, code === 0 ? 0 : 1) + orphans.length + (uncompared ? 1 : 0);

if (update)
  console.log(
    `${made.length} pictures made with ${named(here)}, in .storybook/baselines; ${same.length} are as they were, ${unseen.length} went`,
  );
else if (skipped > 0) {
  console.log(
    `${skipped} pictures not compared: ${different}.${pictures === 'count' ? ` To make them: ${renew}` : ''}`,
  );
  if (pictures === 'keep')
    console.log(`The new pictures are in artifacts/stories/pictures. To make them the baselines: ${renew}`);
}
// Only the last lines of a long run are read, so the failures are repeated there.
for (const { fullName, failureMessages } of testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status === 'failed'))
  console.log(`✕ ${fullName}\n${reasonOf(failureMessages.join('\n'))}`);
if (late.length > 0)
  console.log(`Like their baselines only half a second later: ${late.map(({ picture }) => picture).join(', ')}`);
if (failed > 0 && existsSync(join(artifacts, 'differences')))
  console.log(`Differences of pictures are in artifacts/stories/differences. If they are meant: ${renew}`);
console.log(
  `stories: ${numPassedTests} of ${numPassedTests + numFailedTests}; axe: ${axe} readings; pictures: ${same.length} the same, ${skipped} not compared; ${Math.round((Date.now() - started) / 1000)} s`,
);
console.log(
  `${numPassedTests + same.length + made.length} passed, ${failed} failed, ${skipped + numPendingTests} skipped`,
);
process.exit(failed > 0 ? 1 : 0);
