import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { loadConfigFromFile } from 'vite';
import { createVitest } from 'vitest/node';
import { instrument } from './instrument.mjs';

const setupFile = join(import.meta.dirname, 'worker-setup.ts');

/** The limit for a test file's loop iterations, as a multiple of what it needs without a mutation; added to `turns`. */
const turnsOfBaseline = 4;

/** Milliseconds after which a run counts as hung, for hangs the loop counter can't detect. */
const hangs = 120_000;

/**
 * A Vitest that stays open for projects of the repository's configuration and serves its sources from memory, with at
 * most one of them changed.
 * @param {object} options
 * @param {string} options.root
 * @param {readonly string[]} options.projects
 * @param {ReadonlySet<string>} options.sources
 * @param {readonly string[]} [options.tests]
 * @param {number} [options.turns] loop iterations any test file may use; an endless loop reaches it within a second
 * @param {string} [options.configFile]
 */
export async function openWarmTests({
  root,
  projects,
  sources,
  tests,
  turns = 20_000_000,
  configFile = join(root, 'vitest.config.ts'),
}) {
  const found = await Promise.all(projects.map((project) => projectOptions(configFile, project)));
  const { name: _name, include: _include, exclude: _exclude, setupFiles = [], ...testOptions } = found[0];
  const include = found.flatMap((options) => options.include);
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const reachedFile = join(folder, 'reached.json');
  /** @type {{ file: string, text: string } | undefined} */
  let changed;
  let marks = false;

  const { vite: viteOptions, ...test } = testOptions;
  const open = async () => {
    const vitest = await createVitest(
      'test',
      {
        config: false,
        root,
        ...test,
        include,
        setupFiles: [...[setupFiles].flat(), setupFile],
        watch: false,
        reporters: [{}],
        fileParallelism: false,
        isolate: false,
        bail: 1,
        silent: true,
      },
      {
        ...viteOptions,
        plugins: [
          ...(viteOptions.plugins ?? []),
          {
            name: 'roadside-mutation',
            enforce: 'pre',
            transform: {
              order: 'pre',
              handler(code, id) {
                const file = id.split('?')[0];
                if (!sources.has(file)) return null;
                return { code: instrument(file, changed?.file === file ? changed.text : code, { marks }), map: null };
              },
            },
          },
        ],
      },
      // Test output is discarded; this run prints its own lines.
      { stdout: nowhere(), stderr: nowhere() },
    );
    const specifications = (await vitest.globTestSpecifications()).filter(
      ({ moduleId }) => tests === undefined || tests.some((part) => moduleId.includes(part)),
    );
    return { vitest, specifications: new Map(specifications.map((one) => [one.moduleId, one])) };
  };

  let { vitest, specifications } = await open();
  /** @type {string[]} */
  let redTests = [];
  /** Maximum iterations by test file. @type {Map<string, number>} */
  const turnsOf = new Map();

  /** @param {readonly string[]} files @param {{ bail: number, reached?: string }} options */
  const run = async (files, { bail, reached = '' }) => {
    vitest.config.bail = bail;
    for (const one of vitest.projects) {
      one.config.bail = bail;
      one.provide('mutationRun', {
        turns: Math.max(...files.map((file) => turnsOf.get(file) ?? Number.MAX_SAFE_INTEGER)),
        redTests,
        reachedFile: reached,
      });
    }
    const wanted = files.map(
      (file) => /** @type {NonNullable<ReturnType<typeof specifications.get>>} */ (specifications.get(file)),
    );
    vitest.state.clearErrors();
    const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(wanted, false);
    // The state of an open Vitest also holds earlier results of other files.
    const ran = testModules.filter(({ moduleId }) => files.includes(moduleId));
    return { ran, failed: unhandledErrors.length > 0 || ran.some((module) => module.state() === 'failed') };
  };

  const invalidate = () => {
    for (const file of sources) vitest.invalidateFile(file);
  };

  return {
    testFiles: [...specifications.keys()],

    /**
     * Runs each test file separately, without a mutation, and records what it reaches, how long it takes and which of
     * its tests fail. Those are skipped from then on.
     * @param {(file: string) => void} [onFile]
     */
    async baseline(onFile) {
      marks = true;
      invalidate();
      const result = new Map();
      for (const file of specifications.keys()) {
        onFile?.(file);
        const start = performance.now();
        const { ran } = await run([file], { bail: 0, reached: reachedFile });
        const failed = ran.flatMap((module) => [...module.children.allTests('failed')].map((one) => one.fullName));
        const broken = ran.some((module) => module.errors().length > 0);
        redTests.push(...ran.flatMap((module) => [...module.children.allTests('failed')].map(({ id }) => id)));
        const marked = readMarks(reachedFile);
        turnsOf.set(file, turns + turnsOfBaseline * marked.turns);
        result.set(file, {
          milliseconds: performance.now() - start,
          failed,
          broken,
          reached: new Set(marked.reached),
        });
      }
      marks = false;
      invalidate();
      return result;
    },

    /**
     * Whether one of these test files fails with this text in place of the file's own.
     * @param {string} file @param {string} text @param {readonly string[]} testFiles in the order they run
     * @returns {Promise<'failed' | 'passed' | 'hung'>}
     */
    async tryChange(file, text, testFiles) {
      changed = { file, text };
      vitest.invalidateFile(file);
      try {
        // The likeliest file separately, since it catches most mutants; then the others in one run.
        for (const group of [testFiles.slice(0, 1), testFiles.slice(1)].filter(({ length }) => length > 0)) {
          const ended = await within(hangs, run(group, { bail: 1 }));
          if (ended === undefined) {
            await vitest.close();
            ({ vitest, specifications } = await open());
            return 'hung';
          }
          if (ended.failed) return 'failed';
        }
        return 'passed';
      } finally {
        changed = undefined;
        vitest.invalidateFile(file);
      }
    },

    async close() {
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} configFile @param {string} project */
async function projectOptions(configFile, project) {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, configFile);
  const found = loaded?.config.test?.projects?.find(
    (one) => typeof one === 'object' && 'test' in one && one.test?.name === project,
  );
  if (found === undefined) throw new Error(`${configFile} has no project "${project}".`);
  const { test, ...vite } = /** @type {any} */ (found);
  return { ...test, vite };
}

/** @param {string} file */
function readMarks(file) {
  try {
    return /** @type {{ reached: string[], turns: number }} */ (JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { reached: [], turns: 0 };
  } finally {
    rmSync(file, { force: true });
  }
}

/** @template T @param {number} milliseconds @param {Promise<T>} promise @returns {Promise<T | undefined>} */
async function within(milliseconds, promise) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function nowhere() {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
