import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('../../../../node_modules/.bin/node', import.meta.url));

/** The Node of the lockfile where there is one: the servers run from source, which an older Node cannot read. */
export const projectNode = existsSync(own) ? own : process.execPath;
