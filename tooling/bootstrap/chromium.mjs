// Finds the browser the component and end-to-end tests drive.
//
// On Linux x64 that is the lockfile's Chromium, with the lockfile's fonts, so that every machine renders the same
// pictures. Elsewhere it is the one Playwright downloads. CHROMIUM_PATH overrides both.
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { binFolder, projectNode, root } from './runtime.mjs';
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
        // not here, try the next
      }
    }
  return null;
}

/** True if apt-get can install packages here. */
export function canAptInstall() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** `apt-get install`, after one `update`; false on failure. */
export async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })).code === 0;
}

const chromiumPackage = join(root, 'node_modules/@sparticuz/chromium');
const fontPackage = join(root, 'node_modules/dejavu-fonts-ttf');
const versionOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** True if the lockfile's Chromium runs here, and pictures of the stories are compared with their baselines. */
export const hasOwnChromium = process.platform === 'linux' && process.arch === 'x64';

/** The amount of shared memory, in bytes; 0 if the system has no `/dev/shm`. */
function sharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Playwright's switches for Chromium that are not needed here. One makes Chromium keep shared memory in files, since
 * `/dev/shm` is small in many containers. Where it is large enough for the tests, real shared memory is used, which
 * takes an eighth less processor time.
 * @param {number} [bytes] of shared memory
 * @returns {string[]} for Playwright's `ignoreDefaultArgs`
 */
export const unneededSwitches = (bytes = sharedMemory()) => (bytes >= 1024 ** 3 ? ['--disable-dev-shm-usage'] : []);

/** Only these fonts, whatever the system has: text in a script our web fonts lack looks the same on every machine. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">ttf</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  ${[
    ['sans-serif', 'DejaVu Sans'],
    ['system-ui', 'DejaVu Sans'],
    ['Arial', 'DejaVu Sans'],
    ['Helvetica', 'DejaVu Sans'],
    ['serif', 'DejaVu Serif'],
    ['monospace', 'DejaVu Sans Mono'],
  ]
    .map(([family, font]) => `<alias><family>${family}</family><prefer><family>${font}</family></prefer></alias>`)
    .join('\n  ')}
</fontconfig>
`;

/** Starts the browser with the libraries and fonts next to it. The folder is relocatable. */
const launcher = `#!/bin/sh
# Written by tooling/bootstrap/chromium.mjs.
here=$(cd "$(dirname "$0")" && pwd)
LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
FONTCONFIG_FILE="$here/fonts.conf"
export LD_LIBRARY_PATH FONTCONFIG_FILE
exec "$here/chromium" "$@"
`;

/**
 * Unpacks the lockfile's Chromium once per version into node_modules/.cache and returns its launcher. The folder
 * appears atomically, so an interrupted or concurrent unpacking does no harm.
 */
async function unpackOwnChromium() {
  const cache = join(root, 'node_modules/.cache');
  const folder = join(cache, `chromium-${versionOf(chromiumPackage)}-${versionOf(fontPackage)}`);
  const path = join(folder, 'chromium.sh');
  if (existsSync(path)) return path;
  say('Unpacking Chromium for the browser tests (once per version) …');
  mkdirSync(cache, { recursive: true });
  const partial = mkdtempSync(`${folder}.partial-`);
  try {
    // The package unpacks into the temp folder, and adds the NSS libraries if it detects AWS.
    const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;
    const { code, output } = await run(projectNode(), ['-e', unpack], {
      env: { TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    if (code !== 0) throw new Error(`Chromium could not be unpacked into ${cache}: ${output}`);
    mkdirSync(join(partial, 'ttf'));
    for (const file of readdirSync(join(fontPackage, 'ttf')).filter((name) => name.endsWith('.ttf')))
      copyFileSync(join(fontPackage, 'ttf', file), join(partial, 'ttf', file));
    writeFileSync(join(partial, 'fonts.conf'), fontConfiguration);
    writeFileSync(join(partial, 'chromium.sh'), launcher);
    chmodSync(join(partial, 'chromium.sh'), 0o755);
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another process finished first.
    if (!existsSync(path)) throw error;
  }
  return path;
}

/** How to fix a Chromium that does not start, from the output of the dynamic linker. */
export function whyNotStarting(output) {
  const library = /error while loading shared libraries: (\S+?):/.exec(output)?.[1];
  const glibc = /version `(GLIBC_[\d.]+)' not found/.exec(output)?.[1];
  const reason = library
    ? `the system library ${library} is missing. Install it (Debian, Ubuntu: apt-get install libnss3 libexpat1 libgcc-s1)`
    : glibc
      ? `this system is older than ${glibc.replace('_', ' ')}. Use Debian 12, Ubuntu 22.04 or newer`
      : `it printed: ${output.trim().split('\n').slice(-3).join(' · ') || 'nothing'}. Mend that`;
  return `The Chromium of the lockfile does not start here: ${reason}, or set CHROMIUM_PATH to another Chromium.`;
}

/** The Chromium Playwright downloads, or null if the download failed. */
async function playwrightChromium() {
  const probe = `import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))`;
  const where = async () => (await run(process.execPath, ['-e', probe])).output.trim().split('\n').at(-1);
  let path = await where();
  if (!existsSync(path)) {
    say('Downloading a Chromium for the browser tests …');
    await run(join(binFolder, 'playwright'), ['install', 'chromium']);
    path = await where();
  }
  return existsSync(path) ? path : null;
}

/** The path of the Chromium the tests drive, or one line saying why it is unavailable. */
export async function ensureChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked)
    return existsSync(asked)
      ? { path: asked }
      : { missing: `CHROMIUM_PATH names ${asked}, which does not exist. Unset it, or point it at a Chromium.` };
  if (hasOwnChromium) {
    const path = await unpackOwnChromium();
    const { code, output } = await run(path, ['--version']);
    return code === 0 ? { path } : { missing: whyNotStarting(output) };
  }
  const path = await playwrightChromium();
  return path
    ? { path }
    : { missing: 'Playwright could not download its Chromium. Install one and set CHROMIUM_PATH to it.' };
}

/** The newest Chromium the system itself has or can install, or one line saying why it is unavailable. */
export async function systemChromium() {
  const found = onPath();
  if (found) return { path: found };
  if (canAptInstall()) {
    say('Installing the system’s Chromium …');
    if (await aptInstall(['chromium', 'fonts-liberation'])) return { path: onPath() ?? '/usr/bin/chromium' };
  }
  return {
    missing:
      'This system has no Chromium. Install one (Debian: apt-get install chromium), or leave out --system-browser.',
  };
}
