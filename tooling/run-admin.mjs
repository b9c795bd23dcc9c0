// `npm run admin -- create`
import { runCommand } from './bootstrap/run-command.mjs';

await runCommand('admin');
