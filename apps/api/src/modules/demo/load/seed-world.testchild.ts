// Creates a demo world in a folder and reports its progress, so that a test can kill it midway.
import { openDatabase } from '../../../platform/database/open-database.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { ensureDemoWorld } from '../ensure-demo-world.ts';

const [dataFolder = '', scale = '0.02', today = '2026-11-21'] = process.argv.slice(2);
const db = await openDatabase({ dataFolder }, { purpose: 'background' });
await migrate(db);
await ensureDemoWorld(db, { seed: 1, scale: Number(scale), today }, ({ stage, done }) =>
  process.stdout.write(`${stage} ${done}\n`),
);
await db.close();
