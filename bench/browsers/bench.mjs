// The built packages in the oldest browsers their browserslist names: a page of their components is opened and operates
// itself (check.js) without errors. Chrome comes with the bench; FIREFOX_PATH and WEBKIT_COMMAND name the others.
// BENCH_REPORT names the report file.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../../tooling/bootstrap/processes.mjs';
import { root } from '../../tooling/bootstrap/runtime.mjs';
import { runInWorkspaces } from '../../tooling/run-in-workspaces.mjs';
import { browsers } from './browsers.mjs';
import { readStyles } from './styles.mjs';

const here = import.meta.dirname;
const esbuild = createRequire(join(root, 'package.json'))('esbuild');
const names = ['tokens', 'ui', 'charts', 'scheduler-gantt'];

/** Styles a browser may lack, and what is lost without them. */
const dispensable = [
  [/^text-wrap: balance$/, 'a heading breaks less evenly'],
  [/^scrollbar-(color|width|gutter):/, 'a scrollbar looks as the browser draws it'],
  [/^content-visibility:/, 'what is out of sight is laid out, too'],
  [/^field-sizing:/, 'a field has a handle or scrolls, and does not grow'],
  [/^(-webkit-touch-callout|text-size-adjust|-webkit-font-smoothing):/, 'only phones, or only Macs, know it'],
  [/^overscroll-behavior(-inline)?:/, 'the page behind it scrolls on'],
  [/^overflow-anchor: none$/, 'a browser that never keeps the scroll position has nothing to turn off'],
  [/^contain-intrinsic-(block-)?size:/, 'a scrollbar is less exact'],
  [/^forced-color-adjust:|: ButtonBorder$/, 'a browser without forced colors has no use for it'],
];
/**
 * Features that arrived with one of the oldest browsers or shortly before; an older one is not expected to have them.
 */
const arrivals = [
  [/:has\(/, { firefox: 121 }],
  [/\b1lh\b/, { firefox: 120, safari: 16.4 }],
  [/:fullscreen/, { safari: 16.4 }],
];

console.log('· building');
const built = await runInWorkspaces('build', { names: names.map((name) => `@roadside/${name}`) });
if (built.failed > 0) throw new Error(built.output.split('\n').slice(-40).join('\n'));

const lists = names.map((name) => {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return browserslist.join();
});
/** The oldest version of a browser that any of the packages names. */
const lowestOf = (family) =>
  Math.min(...lists.map((list) => Number(new RegExp(`${family} >= ([\\d.]+)`).exec(list)[1])));

/** The page's script, file by file; `target` compiles its syntax for an older browser. */
async function bundle(target) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(here, 'page.js')],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/page',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    target,
  });
  return outputFiles.map(({ path, text }) => [path, ['text/javascript', text]]);
}
const styles = names.map((name) => readFileSync(join(root, 'packages', name, 'dist', 'styles.css'), 'utf8')).join('\n');
// Errors are sent as they happen: a page whose script can't be parsed never sends its report.
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lowest</title><link rel="icon" href="data:,">
<style>${styles}</style>
<script>
const send = (fault) => fetch('/fault', { method: 'POST', body: String(fault) });
addEventListener('error', (event) => send(event.error?.message || event.message || 'a file could not be loaded'), true);
addEventListener('unhandledrejection', (event) => send(event.reason));
console.error = (...words) => send(words.join(' '));
</script>
<div id="root"></div><script type="module" src="/page/page.js"></script>`;
const files = new Map([
  ['/', ['text/html', html]],
  ['/styles.json', ['application/json', JSON.stringify(readStyles(styles))]],
]);
const scripts = new Map(await bundle('esnext'));

/** Opens the page in a browser; resolves with its report, or with its output when it sent none. */
async function ask({ command, family, pattern }) {
  const faults = [];
  let own = scripts;
  const outcome = Promise.withResolvers();
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    const body = Buffer.concat(chunks).toString();
    if (request.url === '/fault') faults.push(body);
    if (request.url === '/report') outcome.resolve({ report: JSON.parse(body) });
    const version = pattern.exec(request.headers['user-agent'])?.[1];
    // A browser older than the oldest supported one gets down-leveled syntax. Missing functions are not polyfilled: the
    // packages have to guard them.
    if (request.url === '/' && Number(version) < lowestOf(family)) own = new Map(await bundle(`${family}${version}`));
    const [type, text] = files.get(request.url) ?? own.get(request.url) ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
  });
  await new Promise((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  // Its processes form a group and end together.
  const child = start(command[0], [...command.slice(1), `http://127.0.0.1:${server.address().port}/`], {
    detached: true,
  });
  void child.finished.then(({ code, error }) =>
    outcome.resolve({ ended: error?.message ?? `it ended with code ${code}` }),
  );
  // An old browser on a busy machine starts and finishes within 30 seconds, even if every check times out.
  const timer = setTimeout(() => outcome.resolve({ ended: 'it sent no report within three minutes' }), 180_000);
  const answer = await outcome.promise;
  clearTimeout(timer);
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
  await child.finished;
  server.closeAllConnections();
  server.close();
  return { ...answer, faults, said: child.tail };
}

const columns = [];
const lines = new Map();
/** Records a value of a browser; a line fails if one of them does. */
function put(what, column, value, gate) {
  const line = lines.get(what) ?? { what, unit: '', values: {}, gate: gate && { ...gate } };
  lines.set(what, line);
  line.values[column] = value;
  if (gate) line.gate = { ...gate, ratio: Math.max(line.gate?.ratio ?? 0, gate.ratio) };
}

for (const { name, family, version: pattern, missing, open } of browsers) {
  const folder = mkdtempSync(join(tmpdir(), 'roadside-browser-'));
  try {
    const command = await open(folder);
    if (!command) {
      console.log(`· ${name}: not tested, ${missing}`);
      continue;
    }
    const { report, ended, faults, said } = await ask({ command, family, pattern });
    for (const fault of faults) console.log(`· ${name}: ${fault}`);
    if (!report) throw new Error(`${name} sent no report: ${ended}\n${said.slice(-20).join('\n')}`);
    const version = Number(pattern.exec(report.agent)[1]);
    const lowest = lowestOf(family);
    const column = `${name} ${pattern.exec(report.agent)[1]}`;
    columns.push(column);
    put('lowest of the browserslist', column, lowest, {
      what: 'the browser here is no newer',
      ratio: version / lowest,
      limit: 1,
    });
    /** Whether this feature arrived after the browser under test, but not after the oldest supported one. */
    const tooEarly = (text) =>
      arrivals.some(([pattern, since]) => pattern.test(text) && version < since[family] && since[family] <= lowest);
    for (const [what, { holds, why, without }] of Object.entries(report.seen)) {
      const excused = without !== undefined && tooEarly(without);
      if (excused) console.log(`· ${column}: not asked whether ${what}: it is older than ${without}`);
      if (why) console.log(`· ${column}: ${what}: ${why}`);
      put(what, column, excused ? null : Number(holds ?? false), {
        what: 'as in a new browser',
        ratio: Number(!holds && !excused),
        limit: 0,
      });
    }
    const unknown = report.unknown.filter(
      (text) => !tooEarly(text) && !dispensable.some(([pattern]) => pattern.test(text)),
    );
    for (const text of unknown) console.log(`· ${column} does not know ${text.slice(0, 160)}`);
    put('styles without effect', column, unknown.length, {
      what: 'none that is needed',
      ratio: unknown.length,
      limit: 0,
    });
    put('faults on the page', column, faults.length, { what: 'none', ratio: faults.length, limit: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const report = {
  name: 'browsers',
  about: 'A page of the built packages in the lowest browsers they are for.',
  columns,
  lines: [...lines.values()],
};
writeFileSync(process.env.BENCH_REPORT ?? join(here, 'report.json'), JSON.stringify(report, null, 2));
