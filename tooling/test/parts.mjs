// The parts of `npm test`. Each returns { passed, failed, skipped, output, notes? }.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasOwnChromium, systemChromium } from '../bootstrap/chromium.mjs';
import { freePort } from '../bootstrap/ports.mjs';
import { startApi, startWeb } from '../bootstrap/stack.mjs';
import { runInWorkspaces } from '../run-in-workspaces.mjs';

const check = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output });

function add(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    output: outcomes.map((outcome) => outcome.output).join('\n'),
    notes: outcomes.flatMap((outcome) => outcome.notes ?? []),
  };
}

/** Counts from a `N passed, N failed, N skipped` line; a run that ends without one has failed. */
export function countsFrom(output, code) {
  const found = [...output.matchAll(/^(?:\S+: )?(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/gm)].at(-1);
  const [passed, failed, skipped] = found ? found.slice(1).map((text) => Number(text ?? 0)) : [0, 1, 0];
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, output };
}

/** Runs vitest and takes the counts from its report; skipped tests are counted and named. */
async function vitest(kit, name, args, env = {}) {
  const report = join(kit.results, `${name}.json`);
  const { code, output } = await kit.run(
    kit.bin('vitest'),
    // One worker, however many cores there are: the other cores run other parts.
    ['run', ...args, '--maxWorkers=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env: { CI: '1', ...env } },
  );
  let json;
  try {
    json = kit.readJson(report);
  } catch {
    return { passed: 0, failed: 1, skipped: 0, output };
  }
  const failed = json.numFailedTests || (code === 0 && json.success ? 0 : 1);
  return {
    passed: json.numPassedTests,
    failed,
    skipped: json.numPendingTests + (json.numTodoTests ?? 0),
    output,
    notes: skippedNotes(json),
  };
}

/** One line for each group of skipped tests in a vitest report. A group's title says why it may be skipped. */
export function skippedNotes({ testResults }) {
  const counts = new Map();
  for (const { status, ancestorTitles, title } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (status !== 'skipped' && status !== 'pending' && status !== 'todo') continue;
    const name = ancestorTitles[0] ?? title;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `skipped: ${name} (${count})`);
}

async function withPostgres(kit, work) {
  const server = await kit.postgres();
  const outcome = await work(server.url ? { DATABASE_TEST_URL: server.url } : {});
  return server.skipped
    ? { ...outcome, skipped: outcome.skipped + 1, notes: [...(outcome.notes ?? []), server.skipped] }
    : outcome;
}

async function withChromium(kit, work, ensure = kit.chromium) {
  const { path, missing } = await ensure();
  return path ? await work({ CHROMIUM_PATH: path }) : { passed: 0, failed: 1, skipped: 0, output: missing };
}

const api = ['--project', 'api'];
/**
 * Tests that create whole worlds or start the programs themselves take as long as all the rest, so they run in parallel
 * with it.
 */
const programs = ['apps/api/src/commands/', 'apps/api/src/main.test.ts', 'apps/api/src/modules/demo/'];

const noBaselines =
  'skipped: pictures of the stories (their baselines are for Linux x64, where the lockfile brings the browser)';

/** Every story of a static build, visited once: its play function, axe, and its pictures. */
const stories = (kit, flags) =>
  withChromium(kit, async (env) => {
    const built = await kit.storybook();
    if (built.code !== 0) return { passed: 0, failed: 1, skipped: 0, output: built.output };
    const pictures = !flags.includes('--no-pictures');
    const { code, output } = await kit.run(
      kit.node,
      ['.storybook/run-stories.mjs', ...(pictures && !hasOwnChromium ? ['--no-pictures'] : flags)],
      { env },
    );
    const counts = countsFrom(output, code);
    const notes = output
      .split('\n')
      .filter((line) => /^(\d+ pictures not compared|The new pictures are in|Differences of pictures)/.test(line));
    return pictures && !hasOwnChromium
      ? { ...counts, skipped: counts.skipped + 1, notes: [...notes, noBaselines] }
      : { ...counts, notes };
  });

/** One line for each test of a Playwright report that failed and then passed on its second try. */
export function flakyNotes({ suites }) {
  const below = (suite, titles) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `flaky: ${[...titles, title].join(' › ')} failed, then passed on its second try`),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((file) => below(file, [file.title]));
}

/** Takes the counts from Playwright's report. A test that passes on its second try has passed, and is named. */
function playwrightCounts(kit, report, { code, output }) {
  const json = kit.readJson(report);
  const { stats } = json;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (code === 0 ? 0 : 1),
    skipped: stats.skipped,
    output,
    notes: flakyNotes(json),
  };
}

/** A test for the files of a repository: everything except what a pattern matches. */
const except = (pattern) => (file) => !pattern.test(file);
const ofBackend = except(/^(apps\/web|packages\/(ui|charts|scheduler-gantt|tokens|foundations)|\.storybook|bench)\//);
const ofStories = except(/^(apps\/api|apps\/web\/(e2e|server)|docs|bench)\/|\.test\.(tsx?|mjs)$/);

// `weight` is how many cores a part keeps busy, `cost` its CPU
// seconds when last measured; it only has to be accurate enough to order the parts
// and to split them between machines. A part that says
// which files it `dependsOn` is skipped when it has passed on them before.
export const parts = [
  {
    name: 'api',
    dependsOn: ofBackend,
    weight: 1,
    cost: 364,
    run: (kit) =>
      withPostgres(kit, (env) =>
        vitest(
          kit,
          'api',
          [
            ...api,
            ...['**/*.{authz,fuzz}.test.ts', ...programs.map((path) => `${path}**`)].flatMap((at) => ['--exclude', at]),
          ],
          env,
        ),
      ),
  },
  {
    name: 'programs',
    dependsOn: ofBackend,
    weight: 1,
    cost: 295,
    run: (kit) => withPostgres(kit, (env) => vitest(kit, 'programs', [...api, ...programs], env)),
  },
  {
    name: 'types',
    dependsOn: except(/^(docs|bench|\.storybook\/baselines)\//),
    weight: 1,
    cost: 53,
    run: async () => ({ ...(await runInWorkspaces('typecheck', { atOnce: 1 })), skipped: 0 }),
  },
  {
    name: 'packages',
    dependsOn: except(/^(apps|\.storybook|bench|docs)\/|\.(test|stories)\.tsx?$/),
    weight: 1,
    cost: 115,
    async run(kit) {
      const { code, output } = await kit.run(kit.node, ['tooling/check-packages.mjs']);
      return countsFrom(output, code);
    },
  },
  {
    name: 'lint',
    weight: 1,
    cost: 24,
    run: async (kit) =>
      add([
        check(await kit.run(kit.bin('oxfmt'), ['--check'])),
        check(await kit.run(kit.bin('oxlint'), ['--deny-warnings'])),
        check(await kit.run(kit.node, ['tooling/check-boundaries.mjs'])),
        check(await kit.run(kit.node, ['tooling/check-tests.mjs'])),
        check(await kit.run(kit.bin('knip'), ['--no-progress'])),
      ]),
  },
  {
    name: 'unit',
    dependsOn: except(/^(apps\/web\/e2e|\.storybook\/baselines)\//),
    weight: 1,
    cost: 120,
    run: (kit) =>
      vitest(
        kit,
        'unit',
        ['domain', 'contract', 'record', 'tooling', 'packages', 'web'].flatMap((project) => ['--project', project]),
      ),
  },
  {
    name: 'storybook',
    weight: 1,
    cost: 75,
    beside: 'stories',
    // Built while other parts run, so that a browser never waits for a build while a core is idle.
    run: async (kit) => check(await kit.storybook()),
  },
  {
    name: 'web',
    weight: 1,
    cost: 50,
    beside: 'e2e',
    run: (kit) =>
      kit.web().then(
        () => check({ code: 0, output: '' }),
        (error) => check({ code: 1, output: error.message }),
      ),
  },
  {
    name: 'authz',
    dependsOn: ofBackend,
    weight: 1,
    cost: 170,
    run: (kit) => withPostgres(kit, (env) => vitest(kit, 'authz', [...api, '.authz.test.ts'], env)),
  },
  {
    name: 'crash',
    dependsOn: ofBackend,
    weight: 1,
    cost: 96,
    run: (kit) =>
      withPostgres(kit, async (env) => {
        const { code, output } = await kit.run(kit.node, ['tooling/crash/crash.mjs'], {
          env: {
            CRASH_ROUNDS: kit.full ? '50' : '3',
            LOCK_ROUNDS: kit.full ? '20' : '3',
            SETTLEMENT_ROUNDS: kit.full ? '50' : '3',
            REPORT_ROUNDS: kit.full ? '50' : '2',
            ...env,
          },
        });
        return { ...countsFrom(output, code), notes: output.split('\n').filter((line) => line.startsWith('· ')) };
      }),
  },
  {
    name: 'fuzz',
    dependsOn: ofBackend,
    weight: 1,
    cost: 103,
    run: (kit) =>
      withPostgres(kit, (env) =>
        vitest(kit, 'fuzz', [...api, '.fuzz.test.ts'], {
          ...(kit.full ? { FUZZ_RUNS: '1000', FUZZ_SEED: 'random' } : {}),
          ...env,
        }),
      ),
  },
  {
    name: 'stories',
    dependsOn: ofStories,
    weight: 2,
    cost: 920,
    // In a full run one visit does both; `test:stories` alone leaves the pictures out, `test:visual` does both.
    run: (kit) => stories(kit, kit.full ? ['--no-pictures'] : []),
  },
  {
    name: 'pointer',
    dependsOn: ofStories,
    weight: 2,
    cost: 82,
    beside: 'stories',
    // Stories driven with real mouse and touch input.
    run: (kit) =>
      withChromium(kit, async (env) => {
        const built = await kit.storybook();
        if (built.code !== 0) return { passed: 0, failed: 1, skipped: 0, output: built.output };
        const report = join(kit.results, 'pointer.json');
        const { code, output } = await kit.run(
          kit.bin('playwright'),
          ['test', '-c', '.storybook/pointer/playwright.config.ts', '--reporter=list,json'],
          { env: { ...env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
        );
        return playwrightCounts(kit, report, { code, output });
      }),
  },
  { name: 'visual', weight: 2, cost: 920, onlyWhenAsked: true, run: (kit) => stories(kit, []) },
  {
    name: 'e2e',
    dependsOn: except(/^(\.storybook|docs|bench)\/|\.(test|stories)\.(tsx?|mjs)$/),
    weight: 2,
    cost: 1280,
    run: (kit) =>
      withChromium(
        kit,
        async (env) => {
          const data = mkdtempSync(join(tmpdir(), 'roadside-e2e-'));
          const apiPort = await freePort();
          const webPort = await freePort();
          const today = '2026-11-18';
          // Two browsers signing in as seven people look like one address trying many passwords.
          const world = {
            ROADSIDE_MODE: 'demo',
            ROADSIDE_DATA: data,
            ROADSIDE_SCALE: '0.05',
            ROADSIDE_TODAY: today,
            API_PORT: String(apiPort),
            RATE_LIMITS: 'off',
          };
          const address = { API_URL: `http://127.0.0.1:${apiPort}`, ROADSIDE_TODAY: world.ROADSIDE_TODAY };
          const [back, front] = await Promise.all([
            startApi({ env: world }),
            kit
              .web()
              .then(() => startWeb({ port: webPort, env: { ...address, ROADSIDE_MODE: 'demo', ROADSIDE_DATA: data } })),
          ]);
          const report = join(kit.results, 'e2e.json');
          const { code, output } = await kit.run(
            kit.bin('playwright'),
            ['test', '-c', 'apps/web/playwright.config.ts', '--reporter=list,json'],
            {
              env: {
                ...env,
                ...address,
                CI: '1',
                WEB_URL: front.url,
                API_URL: `http://127.0.0.1:${apiPort}`,
                ROADSIDE_TODAY: today,
                PLAYWRIGHT_JSON_OUTPUT_NAME: report,
              },
            },
          );
          front.child.kill('SIGTERM');
          back.child.kill('SIGTERM');
          await Promise.all([front.child.finished, back.child.finished]);
          rmSync(data, { recursive: true, force: true });
          return playwrightCounts(kit, report, { code, output });
        },
        kit.systemBrowser ? systemChromium : kit.chromium,
      ),
  },
];
