// Bundles one adapter as a page script, and weighs what it imports with only React left out.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const fromRoot = createRequire(join(root, 'package.json'));
const fromOurs = createRequire(join(root, 'packages/scheduler-gantt/package.json'));
const esbuild = fromRoot('esbuild');
const { vanillaExtractPlugin } = fromOurs('@vanilla-extract/esbuild-plugin');
const packageFolder = (name) => dirname(fromOurs.resolve(`${name}/package.json`));

const shared = {
  bundle: true,
  minify: true,
  target: 'es2023',
  jsx: 'automatic',
  logLevel: 'error',
  absWorkingDir: root,
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  conditions: ['@roadside/source'],
  loader: { '.svg': 'dataurl', '.png': 'dataurl', '.woff2': 'empty', '.woff': 'empty', '.ttf': 'empty' },
  outdir: join(here, 'out'),
  write: false,
};
const plugins = () => [vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions: ['@roadside/source'] } })];
const textOf = ({ outputFiles }, end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';

/** The adapter and the page's part of the harness as one script, and its styles. One React for all, the application's own. */
export async function bundle(adapter) {
  const result = await esbuild.build({
    ...shared,
    plugins: plugins(),
    alias: { react: packageFolder('react'), 'react-dom': packageFolder('react-dom') },
    stdin: { contents: `import * as adapter from './adapters/${adapter}.tsx'; import { install } from './lib/page.ts'; install(adapter);`, resolveDir: here, loader: 'ts' },
    format: 'iife',
    platform: 'browser',
  });
  return { script: textOf(result, '.js'), styles: textOf(result, '.css') };
}

/** Bytes of the lines an adapter itself adds, which no library is to blame for. */
async function weighGlue(adapter) {
  const { code } = await esbuild.transform(readFileSync(join(here, 'adapters', `${adapter}.tsx`), 'utf8'), { loader: 'tsx', jsx: 'automatic', minify: true, target: 'es2023' });
  return gzipSync(code, { level: 9 }).length;
}

/** Bytes of what an adapter brings in, min+gzip, React left out; parts fetched on demand are not counted. */
export async function weigh(adapter) {
  const result = await esbuild.build({
    ...shared,
    plugins: plugins(),
    stdin: { contents: `export * from './adapters/${adapter}.tsx';`, resolveDir: here, loader: 'ts', sourcefile: 'entry.ts' },
    entryNames: 'entry',
    format: 'esm',
    splitting: true,
    metafile: true,
    external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@roadside/tokens/styles.css'],
  });
  const bytes = new Map(result.outputFiles.map(({ path, contents }) => [path, gzipSync(contents, { level: 9 }).length]));
  const outputs = new Map(Object.entries(result.metafile.outputs).map(([path, output]) => [join(root, path), output]));
  const first = new Set();
  const follow = (path) => {
    if (first.has(path)) return;
    first.add(path);
    for (const each of outputs.get(path)?.imports ?? []) if (each.kind === 'import-statement' && !each.external) follow(join(root, each.path));
  };
  for (const [path, { entryPoint }] of outputs) if (entryPoint && path.endsWith('.js') && !path.includes('gantt-panel')) follow(path);
  const sum = (paths) => paths.reduce((total, path) => total + (bytes.get(path) ?? 0), 0);
  // One style sheet is shipped, so all of it is weighed, as one.
  const styles = result.outputFiles.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text).join('');
  const glue = adapter.startsWith('floor') ? 0 : await weighGlue(adapter);
  return { script: sum([...first]) - glue, styles: styles ? gzipSync(styles, { level: 9 }).length : 0 };
}

/** Bytes of our model alone, min+gzip: what a server or a worker takes. */
export async function weighCore() {
  const result = await esbuild.build({ ...shared, stdin: { contents: "export { createScheduleModel } from '@roadside/scheduler-gantt/model';", resolveDir: join(root, 'packages/scheduler-gantt'), loader: 'ts' }, format: 'esm' });
  return gzipSync(textOf(result, '.js'), { level: 9 }).length;
}
