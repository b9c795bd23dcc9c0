// Bundles one adapter as a page script, and weighs what it imports with only React left out.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import esbuild from 'esbuild';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const fromCharts = createRequire(join(root, 'packages/charts/package.json'));
const packageFolder = (name) => dirname(fromCharts.resolve(`${name}/package.json`));
const shared = {
  bundle: true,
  minify: true,
  target: 'es2023',
  jsx: 'automatic',
  logLevel: 'error',
  absWorkingDir: root,
  define: { 'process.env.NODE_ENV': '"production"' },
  conditions: ['@roadside/source'],
  loader: { '.woff2': 'empty' },
  write: false,
  platform: 'browser',
  outdir: join(here, 'out'),
};
const plugins = () => [vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions: ['@roadside/source'] } })];
// One React for all, the application's own.
const alias = { react: packageFolder('react'), 'react-dom': packageFolder('react-dom') };

/** An entry as a script that sets a global, and its styles. */
export async function bundle(entry, globalName) {
  const { outputFiles } = await esbuild.build({ ...shared, alias, plugins: plugins(), entryPoints: [join(here, entry)], format: 'iife', globalName });
  const of = (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: of('.js'), styles: of('.css') };
}

/** What draws forty charts on a server, as a module of this process. */
export async function serverOf(adapter) {
  const contents = `import { renderToString } from 'react-dom/server.browser'; import { page } from './adapters/${adapter}.tsx'; import { makeDash } from './lib/data.ts'; export const draw = (seed) => renderToString(page(makeDash(seed)));`;
  const { outputFiles } = await esbuild.build({ ...shared, alias, plugins: plugins(), stdin: { contents, resolveDir: here, loader: 'ts' }, format: 'esm' });
  const script = outputFiles.find(({ path }) => path.endsWith('.js')).text;
  return import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`);
}

/** Bytes min+gzip of a piece of code: `first` arrives with it, `later` is fetched with the first pointer, key or press. */
export async function weigh(code) {
  const { outputFiles, metafile } = await esbuild.build({ ...shared, plugins: plugins(), stdin: { contents: code, resolveDir: here, loader: 'ts' }, format: 'esm', splitting: true, metafile: true, external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] });
  const bytes = new Map(outputFiles.map(({ path, contents }) => [path, gzipSync(contents, { level: 9 }).length]));
  const first = new Set();
  const follow = (path) => {
    if (first.has(path)) return;
    first.add(path);
    for (const each of metafile.outputs[path].imports) if (each.kind === 'import-statement' && !each.external) follow(each.path);
  };
  follow(Object.keys(metafile.outputs).find((path) => path.endsWith('/stdin.js')));
  const sum = (wanted) => Object.keys(metafile.outputs).filter(wanted).reduce((total, path) => total + (bytes.get(join(root, path)) ?? 0), 0);
  return { first: sum((path) => first.has(path)), later: sum((path) => path.endsWith('.js') && !first.has(path)), styles: bytes.get(join(root, 'bench/charts/out/stdin.css')) ?? 0 };
}
