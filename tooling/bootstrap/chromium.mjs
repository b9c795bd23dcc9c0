// Finds the browser the component and end-to-end tests drive, or brings one.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { binFolder, root } from './runtime.mjs';
import { say } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of names) {
      const file = join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // not this one
      }
    }
  return null;
}

/** True where apt-get can install for us. */
export function canAptInstall() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** `apt-get install`, after one `update`; false when it could not. */
export async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })).code === 0;
}

/** The major version of Chromium the stories' baselines were made with; null where there are none. */
function baselineMajor() {
  const madeWith = join(root, '.storybook/baselines/made-with.json');
  return existsSync(madeWith) ? JSON.parse(readFileSync(madeWith, 'utf8')).chromium : null;
}

/** What draws the letters our own fonts do not hold. A bare system has none, and its pictures could not be compared. */
const letters = ['fonts-liberation'];

/** The path of a Chromium, or one line saying why there is none. */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked)
    return existsSync(asked)
      ? { path: asked }
      : { missing: `CHROMIUM_PATH names ${asked}, which does not exist. Unset it, or point it at a Chromium.` };
  const found = onPath();
  if (found) return { path: found };
  if (canAptInstall()) {
    say('Installing Chromium for the browser tests …');
    // Where there is a choice, the one whose pictures are the baselines: with another they could not be compared.
    const wanted = baselineMajor();
    if (
      (wanted && (await aptInstall([`chromium=${wanted}.*`, `chromium-common=${wanted}.*`, ...letters]))) ||
      (await aptInstall(['chromium', ...letters]))
    )
      return { path: onPath() ?? '/usr/bin/chromium' };
  }
  const probe = `import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))`;
  const where = async () => (await run(process.execPath, ['-e', probe])).output.trim().split('\n').at(-1);
  let path = await where();
  if (!existsSync(path)) {
    say('Downloading a Chromium for the browser tests …');
    await run(join(binFolder, 'playwright'), ['install', 'chromium']);
    path = await where();
  }
  if (existsSync(path)) return { path };
  return {
    missing:
      'No Chromium found and none could be installed: install one and set CHROMIUM_PATH to it, then run npm test again.',
  };
}
