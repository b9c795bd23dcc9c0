// Which Node runs the project: on Linux the one from the lockfile, elsewhere the host's.
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Mendable } from './say.mjs';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
export const binFolder = join(root, 'node_modules', '.bin');

/** Throws a Mendable when the host's Node is too old to start. */
export function checkHostNode(version = process.versions.node, platform = process.platform) {
  const [major, minor] = version.split('.').map(Number);
  if (platform === 'linux') {
    if (major < 20)
      throw new Mendable(
        `Node ${version} is too old to start from: install Node 20 or newer (the lockfile then brings Node 24), and run the command again.`,
      );
  } else if (major < 22 || (major === 22 && minor < 19)) {
    throw new Mendable(
      `Node ${version} is too old here: install Node 22.19 or newer from nodejs.org, and run the command again.`,
    );
  }
}

/** The Node that runs API, web and tests: node_modules/.bin/node if the lockfile installed one. */
export function projectNode() {
  const own = join(binFolder, 'node');
  return existsSync(own) ? own : process.execPath;
}

/** The environment for children: the project's programs first on the PATH. */
export function childEnvironment(extra = {}) {
  const path = process.env.PATH ?? '';
  return {
    ...process.env,
    STORYBOOK_DISABLE_TELEMETRY: '1',
    PATH: path.startsWith(binFolder) ? path : `${binFolder}${delimiter}${path}`,
    ...extra,
  };
}
