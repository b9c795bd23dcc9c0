// `npm run bench [folder …]`: measures our packages next to their peers, in one run each.
// A folder of bench/ installs its peers from its own lockfile, so the product's lockfile never contains them. Its
// bench.mjs writes a report: values; goals in milliseconds or megabytes, which are only printed; and gates in ratios
// and counts, which decide, since those are the same on slow and fast machines. A bench whose data is missing writes
// why it was skipped.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { ensureInstalled, npm } from './bootstrap/install.mjs';
import { run, stopAll } from './bootstrap/processes.mjs';
import { checkHostNode, projectNode, root } from './bootstrap/runtime.mjs';
import { amber, bold, die, dim, Mendable, say, seconds } from './bootstrap/say.mjs';

const home = join(root, 'bench');
const reports = join(root, 'artifacts', 'bench');
const all = readdirSync(home).filter((name) => existsSync(join(home, name, 'bench.mjs')));
const asked = process.argv.slice(2);

/** Installs a bench's peers when they don't match its lockfile. */
async function ensurePeers(folder) {
  const versions = (file) => {
    try {
      return Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')).packages)
        .filter(([place, entry]) => place && !entry.optional)
        .map(([place, { version }]) => `${place}@${version}`)
        .sort()
        .join();
    } catch {
      return null;
    }
  };
  if (
    !existsSync(join(folder, 'package-lock.json')) ||
    versions('package-lock.json') === versions('node_modules/.package-lock.json')
  )
    return;
  say(dim('  installing its peers …'));
  const { code, output } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  if (code !== 0) throw new Mendable(`The peers of a bench could not be installed: ${output.slice(-400)}`);
}

const digits = (value, decimals) =>
  typeof value !== 'number'
    ? '–'
    : decimals !== undefined
      ? value.toFixed(decimals)
      : Number.isInteger(value)
        ? String(value)
        : value < 10
          ? value.toFixed(2)
          : value.toFixed(1);

function print({ about, columns, lines }) {
  const table = [['', ...columns, 'goal', 'gate']];
  for (const { what, unit, values, goal, gate, decimals } of lines) {
    const held = goal && Object.values(values)[0] <= goal.limit;
    table.push([
      unit ? `${what}, ${unit}` : what,
      ...columns.map((name) => digits(values[name], decimals)),
      goal ? `≤ ${goal.limit} ${held ? '✓' : '✕'}` : '',
      gate ? `${digits(gate.ratio, decimals)} ≤ ${gate.limit} ${gate.ratio <= gate.limit ? '✓' : '✕'}` : '',
    ]);
  }
  const widths = table[0].map((_, column) => Math.max(...table.map((cells) => cells[column].length)));
  say(dim(about));
  for (const [index, cells] of table.entries()) {
    const text = cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ');
    say(index === 0 ? bold(text) : text);
  }
}

try {
  checkHostNode();
  const unknown = asked.filter((name) => !all.includes(name));
  if (unknown.length) throw new Mendable(`No such bench: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  await ensureInstalled('everything');
  const { path: chromium, missing } = await ensureChromium();
  if (!chromium) throw new Mendable(missing);
  mkdirSync(reports, { recursive: true });
  let [passed, failed, skipped] = [0, 0, 0];
  for (const name of asked.length ? asked : all) {
    const began = Date.now();
    const folder = join(home, name);
    say(`\n${bold(name)}`);
    await ensurePeers(folder);
    const report = join(reports, `${name}.json`);
    const { code, output } = await run(projectNode(), ['--conditions=@roadside/source', join(folder, 'bench.mjs')], {
      cwd: folder,
      env: { BENCH_REPORT: report, CHROMIUM_PATH: chromium },
      onLine: (line) => line.startsWith('· ') && say(dim(`  ${line}`)),
    });
    if (code !== 0) {
      failed += 1;
      say(output.split('\n').slice(-20).join('\n'));
      continue;
    }
    const result = JSON.parse(readFileSync(report, 'utf8'));
    if (result.skipped) {
      skipped += 1;
      say(amber(`  skipped: ${result.skipped}`));
      continue;
    }
    print(result);
    for (const { what, gate } of result.lines) {
      if (!gate) continue;
      if (gate.ratio <= gate.limit) passed += 1;
      else {
        failed += 1;
        say(amber(`✕ ${what}: ${digits(gate.ratio)}, ${gate.what}`));
      }
    }
    say(dim(`  ${seconds(began)}; the numbers are in artifacts/bench/${name}.json`));
  }
  say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  await stopAll(3000);
  process.exit(failed ? 1 : 0);
} catch (error) {
  await stopAll(3000);
  die(error);
}
