// `npm run test:mutation`: changes the sources in small ways, one at a time, and lists the changes no test notices. The
// sample is drawn by a seed, so a run can be repeated; the sources on disk are never changed.
import { parseArgs } from 'node:util';
import { root } from './bootstrap/runtime.mjs';
import { amber, bold, die, dim, Mendable, say, seconds } from './bootstrap/say.mjs';
import { describe, measurePackage } from './mutation/measure-package.mjs';
import { packages } from './mutation/packages.mjs';

const usage = `npm run test:mutation -- [options]

  --package NAME   ${Object.keys(packages).join(', ')}; all of them unless given, may be repeated
  --sample N       mutants per package (${Object.entries(packages)
    .map(([name, { sample }]) => `${name} ${sample}`)
    .join(', ')})
  --seed N         draws another sample (1)
  --file PART      only sources whose path contains PART`;

try {
  const { package: names = Object.keys(packages), sample, seed = '1', file, help } = optionsOf(process.argv.slice(2));
  if (help) say(usage);
  else {
    let weak = 0;
    for (const name of names) if (!(await measured(name, { sample, seed, file }))) weak += 1;
    process.exitCode = weak > 0 ? 1 : 0;
  }
} catch (error) {
  die(error);
}

async function measured(name, { sample, seed, file }) {
  const chosen = packages[name];
  if (chosen === undefined)
    throw new Mendable(`No package "${name}". Choose from ${Object.keys(packages).join(', ')}.`);
  const start = Date.now();
  say(bold(`\n${name}`));
  const { possible, verdicts, invalid, score, redTests } = await measurePackage({
    root,
    chosen,
    sample: wholeNumber('--sample', sample ?? `${chosen.sample}`),
    seed: wholeNumber('--seed', seed),
    file,
    say: (line) => say(dim(line)),
  });

  for (const test of redTests) say(amber(`Fails without a mutation and was left out: ${test}`));
  const missed = verdicts.filter(({ fate }) => fate !== 'noticed');
  const byPlace = missed.toSorted(
    (a, b) => a.mutant.file.localeCompare(b.mutant.file) || a.mutant.start - b.mutant.start,
  );
  for (const { mutant, fate } of byPlace) say(`${fate === 'unreached' ? 'no test' : 'survived'}  ${describe(mutant)}`);

  const passed = score >= chosen.goal;
  say(
    `${passed ? '✓' : '✕'} ${bold(`${name} ${score.toFixed(1)}%`)} (goal ${chosen.goal}%): ` +
      `${verdicts.length - missed.length} of ${verdicts.length} mutants noticed, drawn from ${possible} by seed ${seed}; ` +
      `${invalid} did not compile; ${seconds(start)}`,
  );
  return passed;
}

function optionsOf(args) {
  try {
    return parseArgs({
      args,
      options: {
        package: { type: 'string', multiple: true },
        sample: { type: 'string' },
        seed: { type: 'string' },
        file: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new Mendable(`${error.message}\n\n${usage}`);
  }
}

function wholeNumber(option, text) {
  if (!/^\d+$/.test(text)) throw new Mendable(`${option} is a whole number, not "${text}".`);
  return Number(text);
}
