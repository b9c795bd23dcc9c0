import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('../../../../node_modules/.bin/node', import.meta.url));

/** The lockfile's Node if installed: the servers run from source, which an older Node can't read. */
export const projectNode = existsSync(own) ? own : process.execPath;
