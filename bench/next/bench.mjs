// What one Button adds to a server page of Next. The packages are packed as they are published, and Next builds the
// page with the Button and the same page with a plain button (the floor), and, in a separate application, a server page
// made of dotted parts such as Dialog.Root. Within one application, Next would include for one page what another one
// uses. A page's script is everything its HTML requests, gzipped. BENCH_REPORT names the report file.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { npm } from '../../tooling/bootstrap/install.mjs';
import { projectNode, root } from '../../tooling/bootstrap/runtime.mjs';
import { runInWorkspaces } from '../../tooling/run-in-workspaces.mjs';

const here = import.meta.dirname;
const packed = ['tokens', 'ui'];

const done = ({ code, output }, what) => {
  if (code !== 0) throw new Error(`${what} failed:\n${output.split('\n').slice(-40).join('\n')}`);
  return output;
};

console.log('· building and packing');
const built = await runInWorkspaces('build', { names: packed.map((name) => `@roadside/${name}`) });
done({ code: built.failed, output: built.output }, 'Building the packages');
const tarballs = mkdtempSync(join(tmpdir(), 'roadside-next-'));
for (const name of packed) {
  const target = join(here, 'node_modules', '@roadside', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  done(
    await npm(['pack', '--pack-destination', tarballs, '--ignore-scripts'], { cwd: join(root, 'packages', name) }),
    `Packing ${name}`,
  );
  const [tarball] = readdirSync(tarballs).filter((file) => file.startsWith(`roadside-${name}-`));
  execFileSync('tar', ['-xzf', join(tarballs, tarball), '-C', target, '--strip-components=1']);
}
rmSync(tarballs, { recursive: true, force: true });

for (const application of ['one-button', 'parts']) {
  console.log(`· Next builds ${application}`);
  rmSync(join(here, application, 'build'), { recursive: true, force: true });
  done(
    await run(
      projectNode(),
      [join(here, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build', join(here, application)],
      { cwd: here, env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } },
    ),
    `Building ${application}`,
  );
}

const pages = {
  'with a Button': { application: 'one-button', page: 'button', words: 'data-component="Button"' },
  'the floor': { application: 'one-button', page: 'floor', words: '<button' },
  'dotted parts': { application: 'parts', page: 'parts', words: 'Six calls' },
};
const htmlOf = ({ application, page }) =>
  readFileSync(join(here, application, 'build', 'server', 'app', `${page}.html`), 'utf8');

/** The gzipped kilobytes of one kind of file a page requests. Polyfills are for browsers without modules only. */
function weigh(one, ending) {
  const text = htmlOf(one).replaceAll(/<script[^>]*\bnoModule\b[^>]*>/gi, '');
  const files = new Set([...text.matchAll(new RegExp(`static/[\\w./%-]+\\.${ending}\\b`, 'g'))].map(([file]) => file));
  const bytes = [...files].map(
    (file) => gzipSync(readFileSync(join(here, one.application, 'build', decodeURIComponent(file)))).length,
  );
  return bytes.reduce((sum, each) => sum + each, 0) / 1000;
}

const values = (of) => Object.fromEntries(Object.entries(pages).map(([name, one]) => [name, of(one)]));
const script = values((one) => weigh(one, 'js'));
const drawn = values((one) => Number(htmlOf(one).includes(one.words)));
const { version } = JSON.parse(readFileSync(join(here, 'node_modules/next/package.json'), 'utf8'));

const report = {
  name: 'next',
  about: `Next ${version}, pages drawn when they are built; kilobytes a browser is sent, gzipped.`,
  columns: Object.keys(pages),
  lines: [
    {
      what: 'script',
      unit: 'kB',
      values: script,
      decimals: 2,
      gate: {
        what: 'a Button adds at most 4 kB to the page without it',
        ratio: script['with a Button'] - script['the floor'],
        limit: 4,
      },
    },
    { what: 'styles', unit: 'kB', values: values((one) => weigh(one, 'css')), decimals: 2 },
    {
      what: 'drawn on the server',
      unit: '',
      values: drawn,
      gate: { what: 'all pages', ratio: Object.values(drawn).filter((one) => !one).length, limit: 0 },
    },
  ],
};
writeFileSync(process.env.BENCH_REPORT ?? join(here, 'report.json'), JSON.stringify(report, null, 2));
