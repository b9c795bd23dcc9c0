// Runs every story of the static build: play functions, axe, pictures. Ends with "N passed, N failed, N skipped".
//   node .storybook/run-stories.mjs [--update] [--no-pictures] [pattern]
// --update makes the baselines anew with this browser; a pattern runs only the stories whose file or id it matches.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from './serve-static.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const build = join(root, 'storybook-static');
const baselines = join(root, '.storybook', 'baselines');
const artifacts = join(root, 'artifacts', 'stories');
const flags = process.argv.slice(2);
const update = flags.includes('--update');
const pattern = flags.find((flag) => !flag.startsWith('--'));

function stop(line) {
  console.error(line);
  process.exit(1);
}
if (!existsSync(join(build, 'index.json'))) stop('There is no Storybook build to test. Make it with: npm run storybook:test');
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
if (!existsSync(chromium)) stop(`No browser at ${chromium}. Set CHROMIUM_PATH to a Chromium, or install one (Debian: apt-get install chromium).`);

/** Runs a command and gives its exit code and what it wrote to standard output. */
function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, ...options });
    let output = '';
    child.stdout?.on('data', (chunk) => { output += chunk; });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

const { output: version } = await run(chromium, ['--version', '--no-sandbox'], { stdio: ['ignore', 'pipe', 'ignore'] });
const madeHere = { chromium: /(\d+)\.\d+/.exec(version)?.[1] ?? 'unknown', platform: `${process.platform}-${process.arch}` };
const madeWithFile = join(baselines, 'made-with.json');
rmSync(artifacts, { recursive: true, force: true });
mkdirSync(artifacts, { recursive: true });
if (update) {
  mkdirSync(baselines, { recursive: true });
  if (!pattern) for (const file of readdirSync(baselines)) if (file.endsWith('.png')) rmSync(join(baselines, file));
  writeFileSync(madeWithFile, `${JSON.stringify(madeHere)}\n`);
}

const server = await serveStatic(build);
const runner = [
  '--url', server.url, '--index-json', '--maxWorkers=2', '--json', '--failOnConsole',
  ...(update ? ['-u'] : ['--ci']),
  ...(pattern ? [pattern] : []),
];
const { code, output } = await run(join(root, 'node_modules', '.bin', 'test-storybook'), runner, {
  // The report comes on standard output; what the runner says to people goes through.
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, NODE_OPTIONS: '--no-warnings', FORCE_COLOR: '0', ...(flags.includes('--no-pictures') ? { STORIES_PICTURES: 'off' } : {}) },
});
await server.close();

const report = output.split('\n').find((line) => line.startsWith('{'));
if (report === undefined) stop('The test runner ended without a report; see above.');
writeFileSync(join(artifacts, 'report.json'), report);
const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(report);
const lines = join(artifacts, 'results.jsonl');
const pictures = existsSync(lines) ? readFileSync(lines, 'utf8').trim().split('\n').map((line) => JSON.parse(line)) : [];
const skipped = pictures.filter(({ outcome }) => outcome === 'skipped').length;
const same = pictures.length - skipped;
const failed = Math.max(numFailedTests, numFailedTestSuites, code === 0 ? 0 : 1);

if (update) console.log(`${same} pictures made with Chromium ${madeHere.chromium} on ${madeHere.platform}, in .storybook/baselines`);
else if (skipped > 0) {
  const madeWith = existsSync(madeWithFile) ? JSON.parse(readFileSync(madeWithFile, 'utf8')) : null;
  console.log(
    madeWith
      ? `${skipped} pictures not compared: the baselines are of Chromium ${madeWith.chromium} on ${madeWith.platform}, this is ${madeHere.chromium} on ${madeHere.platform}.`
      : `${skipped} pictures not compared: there are no baselines.`,
  );
  console.log('The new pictures are in artifacts/stories/pictures. To make them the baselines: node .storybook/run-stories.mjs --update');
}
if (failed > 0 && existsSync(join(artifacts, 'differences'))) console.log('Differences of pictures are in artifacts/stories/differences. If they are meant: node .storybook/run-stories.mjs --update');
console.log(`stories: ${numPassedTests} of ${numPassedTests + numFailedTests}; pictures: ${same} the same, ${skipped} not compared`);
console.log(`${numPassedTests + same} passed, ${failed} failed, ${skipped + numPendingTests} skipped`);
process.exit(failed > 0 ? 1 : 0);
