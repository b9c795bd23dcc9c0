// `npm run import -- <organizations|employees|calls|surveys> FILE.csv [--map MAP.json] [--dry-run]`
import { importNodeOptions } from './bootstrap/import-node-options.mjs';
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('import', importNodeOptions);
