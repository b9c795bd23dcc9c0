// Measures import speed, checks and roll-ups included: the county's own export if it is next to the project
// (ROADSIDE_SHARED), otherwise a generated one in the same format.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importNodeOptions } from '../../../tooling/bootstrap/import-node-options.mjs';
import { run } from '../../../tooling/bootstrap/processes.mjs';
import { projectNode, root } from '../../../tooling/bootstrap/runtime.mjs';
import { randomFrom } from './load.mjs';
import { today } from './worlds.mjs';

const madeRows = 50_000;

/** Five years of incidents in forty townships, in the county's format. */
function madeExport() {
  const random = randomFrom(7);
  const begin = Date.UTC(2015, 11, 10);
  const lines = Array.from({ length: madeRows }, (_, index) => {
    const at = new Date(begin + Math.floor((index * 5 * 365 * 86_400_000) / madeRows))
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
    const what = random() < 0.4 ? 'Traffic: DISABLED VEHICLE -' : 'Traffic: VEHICLE ACCIDENT -';
    return `${at},${(40 + random() * 0.4).toFixed(7)},${(-75.6 + random() * 0.5).toFixed(7)},194${String(Math.floor(random() * 90)).padStart(2, '0')},${what.slice(0, -2)},TOWNSHIP ${Math.floor(random() * 40)}`;
  });
  return `timeStamp,lat,lng,zip,title,twp\n${lines.join('\n')}\n`;
}

/** Imports into a new, nearly empty club on PGlite; resolves with rows per second and the file's source. */
export async function measureImport() {
  const folder = mkdtempSync(join(tmpdir(), 'roadside-import-'));
  try {
    const real = join(
      process.env.ROADSIDE_SHARED ?? join(root, '..', 'shared'),
      'data',
      'montco911',
      'traffic_trim.csv.gz',
    );
    const isReal = existsSync(real);
    const file = isReal ? real : join(folder, 'incidents.csv');
    if (!isReal) writeFileSync(file, madeExport());
    const importAs = async (kind) => {
      const { code, output } = await run(
        projectNode(),
        [
          '--conditions=@roadside/source',
          '--disable-warning=ExperimentalWarning',
          ...importNodeOptions,
          join(root, 'apps/api/src/commands/import.ts'),
          kind,
          file,
          '--map',
          join(root, `apps/api/import-maps/montco-${kind}.json`),
        ],
        {
          cwd: folder,
          env: {
            ROADSIDE_MODE: 'demo',
            ROADSIDE_DATA: join(folder, 'data'),
            ROADSIDE_SCALE: '0.01',
            ROADSIDE_TODAY: today,
            DATABASE_URL: '',
          },
        },
      );
      if (code !== 0) throw new Error(`Importing ${kind} failed:\n${output.slice(-1000)}`);
      return Number(/\(([\d,]+) rows\/s/.exec(output)?.[1]?.replaceAll(',', ''));
    };
    await importAs('organizations');
    return { rowsPerSecond: await importAs('calls'), isReal };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
