// Bundles one adapter as a page script, and weighs it with its imports except for React.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { esbuild, oneReact, plugins, reactOutside, shared, textOf } from '../bundling.mjs';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const outdir = join(here, 'out');

/**
 * The adapter and the page's part of the harness as one script, and its styles. One React for all, the application's
 * own.
 */
export async function bundle(adapter) {
  const result = await esbuild.build({
    ...shared,
    outdir,
    plugins: plugins(),
    alias: oneReact,
    stdin: {
      contents: `import * as adapter from './adapters/${adapter}.tsx'; import { install } from './lib/page.ts'; install(adapter);`,
      resolveDir: here,
      loader: 'ts',
    },
    format: 'iife',
  });
  return { script: textOf(result, '.js'), styles: textOf(result, '.css') };
}

/** Chunks that load on demand and don't delay the page. */
const onDemand = [
  './gantt-table-line.tsx',
  './gantt-panel.tsx',
  './gantt-panel-coverage.tsx',
  './gantt-list.tsx',
  './gantt-month.tsx',
  './gantt-hover.tsx',
];

/** Bytes an adapter adds, its own few lines included, min+gzip; without React and parts loaded on demand. */
export async function weigh(adapter) {
  const result = await esbuild.build({
    ...shared,
    outdir,
    plugins: plugins(),
    stdin: {
      contents: `export * from './adapters/${adapter}.tsx';`,
      resolveDir: here,
      loader: 'ts',
      sourcefile: 'entry.ts',
    },
    format: 'esm',
    external: [...reactOutside, '@roadside/tokens/styles.css', ...onDemand],
  });
  return { script: gzipSync(textOf(result, '.js'), { level: 9 }).length, styles: await weighStyles(adapter) };
}

/** One stylesheet is shipped, so all of it is weighed, including the on-demand parts. */
async function weighStyles(adapter) {
  const result = await esbuild.build({
    ...shared,
    outdir,
    plugins: plugins(),
    stdin: {
      contents: `export * from './adapters/${adapter}.tsx';`,
      resolveDir: here,
      loader: 'ts',
      sourcefile: 'entry.ts',
    },
    format: 'esm',
    external: [...reactOutside, '@roadside/tokens/styles.css'],
  });
  const styles = textOf(result, '.css');
  return styles ? gzipSync(styles, { level: 9 }).length : 0;
}

/** Bytes of our model alone, min+gzip: what a server or a worker loads. */
export async function weighCore() {
  const result = await esbuild.build({
    ...shared,
    outdir,
    stdin: {
      contents: "export { createScheduleModel } from '@roadside/scheduler-gantt/model';",
      resolveDir: join(root, 'packages/scheduler-gantt'),
      loader: 'ts',
    },
    format: 'esm',
  });
  return gzipSync(textOf(result, '.js'), { level: 9 }).length;
}
