import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { compilerCheck } from './compiler-check.mjs';
import { markOf } from './instrument.mjs';
import { applyMutant, mutantsOf } from './mutants.mjs';
import { shuffled } from './sample.mjs';
import { openWarmTests } from './warm-tests.mjs';

/**
 * @typedef {import('./mutants.mjs').Mutant & { file: string }} FoundMutant file from the root
 * @typedef {{ mutant: FoundMutant, fate: 'noticed' | 'survived' | 'unreached' }} Verdict
 * @typedef {object} Measured
 * @property {number} possible mutants the sample was drawn from
 * @property {Verdict[]} verdicts
 * @property {number} invalid drawn mutants that do not compile; they count for nothing
 * @property {number} score percent of the verdicts that are `noticed`; 100 when there are none
 * @property {string[]} redTests tests that fail without any mutation and were left out
 */

/** The sources of a package, from the root: everything its pattern matches except tests, stories and declarations. */
export function sourcesOf(/** @type {string} */ root, /** @type {import('./packages.mjs').MutationPackage} */ chosen) {
  const top = join(root, dirname(chosen.tsconfig));
  const files = readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(root.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((file) => file.endsWith('.ts') && !/(?:\.test|\.stories|\.d|\.css|\.e2e)\.ts$|node_modules\//.test(file));
  // A moved file must not silently drop out of the measurement.
  const gone = [
    ...chosen.sources.filter((beginning) => !files.some((file) => file.startsWith(beginning))),
    ...(chosen.without ?? []).filter((one) => !files.includes(one)),
  ];
  if (gone.length > 0) throw new Error(`Listed in packages.mjs, but there is no such source: ${gone.join(', ')}`);
  return files
    .filter((file) => chosen.sources.some((beginning) => file.startsWith(beginning)) && !chosen.without?.includes(file))
    .sort();
}

/**
 * Draws mutants of a package by a seed and runs its tests against each.
 * @param {object} options
 * @param {string} options.root
 * @param {import('./packages.mjs').MutationPackage} options.chosen
 * @param {number} options.sample
 * @param {number} options.seed
 * @param {string} [options.file] part of a path: only sources that contain it
 * @param {string} [options.configFile] a Vitest configuration other than the repository's
 * @param {number} [options.turns] see `openWarmTests`
 * @param {(line: string) => void} options.say
 * @returns {Promise<Measured>}
 */
export async function measurePackage({ root, chosen, sample, seed, file, configFile, turns, say }) {
  const sources = sourcesOf(root, chosen);
  const texts = new Map(sources.map((one) => [one, readFileSync(join(root, one), 'utf8')]));
  const all = sources
    .filter((one) => file === undefined || one.includes(file))
    .flatMap((one) => mutantsOf(one, texts.get(one) ?? '').map((mutant) => ({ ...mutant, file: one })));
  const compiles = compilerCheck(join(root, chosen.tsconfig));
  const tests = await openWarmTests({
    root,
    projects: chosen.projects,
    sources: new Set(sources.map((one) => join(root, one))),
    tests: chosen.tests ?? chosen.sources,
    configFile,
    turns,
  });

  try {
    say(`${tests.testFiles.length} test files run once without a mutation.`);
    const baseline = await tests.baseline((one) => say(`  ${one.slice(root.length + 1)}`));
    /** @type {Verdict[]} */
    const verdicts = [];
    let invalid = 0;

    for (const mutant of shuffled(all, seed)) {
      if (verdicts.length >= sample) break;
      const path = join(root, mutant.file);
      const text = applyMutant(texts.get(mutant.file) ?? '', mutant);
      if (!compiles(path, text)) {
        invalid += 1;
        continue;
      }
      const asked = testFilesFor(path, mutant.scope, baseline);
      const answer = asked.length === 0 ? 'unreached' : await tests.tryChange(path, text, asked);
      const fate = answer === 'passed' ? 'survived' : answer === 'unreached' ? 'unreached' : 'noticed';
      verdicts.push({ mutant, fate });
      if (fate !== 'noticed') say(`  ${verdicts.length}/${sample} ${fate}: ${describe(mutant)}`);
      else if (verdicts.length % 25 === 0) say(`  ${verdicts.length}/${sample}`);
    }

    const noticed = verdicts.filter(({ fate }) => fate === 'noticed').length;
    return {
      possible: all.length,
      verdicts,
      invalid,
      score: verdicts.length === 0 ? 100 : (noticed / verdicts.length) * 100,
      redTests: [...baseline.values()].flatMap(({ failed }) => failed),
    };
  } finally {
    await tests.close();
  }
}

/** One line: where, what kind, and the change. @param {FoundMutant} mutant */
export function describe({ file, line, column, kind, original, replacement }) {
  const short = (/** @type {string} */ text) => {
    const flat = text.replaceAll(/\s+/g, ' ');
    return flat.length > 60 ? `${flat.slice(0, 57)}...` : flat;
  };
  return `${file}:${line}:${column} ${kind}: ${short(original)} -> ${short(replacement)}`;
}

/**
 * The test files that reach this function: those next to the source first, then by duration.
 * @param {string} path @param {number} scope @param
 *   {Map<string, { milliseconds: number, broken: boolean, reached: Set<string> }>} baseline
 */
function testFilesFor(path, scope, baseline) {
  const beside = (/** @type {string} */ testFile) => (dirname(testFile) === dirname(path) ? 0 : 1);
  return [...baseline]
    .filter(([, { broken, reached }]) => !broken && reached.has(markOf(path, scope)))
    .sort(([a, { milliseconds: x }], [b, { milliseconds: y }]) => beside(a) - beside(b) || x - y)
    .map(([testFile]) => testFile);
}
