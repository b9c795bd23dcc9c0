// Some package mirrors lack the native packages of other platforms. npm then drops them from package-lock.json, and
// `npm ci` fails elsewhere with "Missing: X@ from lock file". Run after every dependency change (`npm run lockfile`):
// it adds them back as optional entries that are never installed here. They carry no integrity hash; see docs/adr/0003.
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = new Set([
  'android',
  'darwin',
  'freebsd',
  'netbsd',
  'openbsd',
  'openharmony',
  'linux',
  'win32',
  'windows',
  'sunos',
  'aix',
]);
const processors = new Set([
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  '64',
  'wasm32',
  'mips64el',
  'gnueabihf',
]);

/** Node's resolution over the lockfile's keys: the nearest entry above `from` wins. */
function nearest(from, name) {
  for (let folder = from; ;) {
    const hit = lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (hit || !folder) return hit;
    const cut = folder.lastIndexOf('/node_modules/');
    folder = cut > 0 ? folder.slice(0, cut) : '';
  }
}

/** The platform in a package's name. */
function platformOf(name) {
  const words = name.split('/').pop().split(/[-_]/);
  const os = words.find((word) => systems.has(word));
  if (!os) return null;
  const cpu = words.find((word) => processors.has(word));
  return {
    ...(cpu ? { cpu: [cpu === '64' ? 'x64' : cpu] } : {}),
    os: [os === 'windows' ? 'win32' : os],
    ...(words.includes('musl') || words.includes('musleabihf') ? { libc: ['musl'] } : {}),
  };
}

let added = 0;
for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const version = range.replace(/^[\^~=v]*/, '');
    const hit = nearest(parent, name);
    if (hit && (hit.version === version || /[\^~]/.test(range))) continue;
    const platform = platformOf(name);
    if (!platform) {
      console.warn(`left out, no platform in its name: ${name}@${range} of ${parent}`);
      continue;
    }
    // Another version is already at the top level: this one goes under its parent.
    const place = hit
      ? `${parent.slice(0, parent.lastIndexOf('node_modules/'))}node_modules/${name}`
      : `node_modules/${name}`;
    lock.packages[place] = { version, ...(entry.dev ? { dev: true } : {}), optional: true, ...platform };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`added ${added} platform entries`);
