// Bundles one adapter as a page script, and weighs it with what it imports, only React left out.
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

/** What is fetched when somebody first opens it, and so is no part of what a page waits for. */
const onDemand = ['./gantt-table-line.tsx', './gantt-panel.tsx', './gantt-panel-coverage.tsx'];

/** Bytes of what an adapter brings in, its own few lines included, min+gzip; React is left out, and parts fetched on demand. */
export async function weigh(adapter) {
  const result = await esbuild.build({
    ...shared,
    plugins: plugins(),
    stdin: { contents: `export * from './adapters/${adapter}.tsx';`, resolveDir: here, loader: 'ts', sourcefile: 'entry.ts' },
    format: 'esm',
    external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@roadside/tokens/styles.css', ...onDemand],
  });
  return { script: gzipSync(textOf(result, '.js'), { level: 9 }).length, styles: await weighStyles(adapter) };
}

/** One style sheet is shipped, so all of it is weighed, that of the parts on demand too. */
async function weighStyles(adapter) {
  const result = await esbuild.build({
    ...shared,
    plugins: plugins(),
    stdin: { contents: `export * from './adapters/${adapter}.tsx';`, resolveDir: here, loader: 'ts', sourcefile: 'entry.ts' },
    format: 'esm',
    external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', '@roadside/tokens/styles.css'],
  });
  const styles = textOf(result, '.css');
  return styles ? gzipSync(styles, { level: 9 }).length : 0;
}

/** Bytes of our model alone, min+gzip: what a server or a worker takes. */
export async function weighCore() {
  const result = await esbuild.build({ ...shared, stdin: { contents: "export { createScheduleModel } from '@roadside/scheduler-gantt/model';", resolveDir: join(root, 'packages/scheduler-gantt'), loader: 'ts' }, format: 'esm' });
  return gzipSync(textOf(result, '.js'), { level: 9 }).length;
}
