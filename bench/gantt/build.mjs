// Bundles one adapter as a page script, and weighs it with what it imports, only React left out.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { esbuild, oneReact, plugins, reactOutside, shared, textOf } from '../bundling.mjs';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const outdir = join(here, 'out');

/** The adapter and the page's part of the harness as one script, and its styles. One React for all, the application's own. */
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

/** What is fetched when somebody first opens it, and so is no part of what a page waits for. */
const onDemand = [
  './gantt-table-line.tsx',
  './gantt-panel.tsx',
  './gantt-panel-coverage.tsx',
  './gantt-list.tsx',
  './gantt-month.tsx',
  './gantt-hover.tsx',
];

/** Bytes of what an adapter brings in, its own few lines included, min+gzip; React is left out, and parts fetched on demand. */
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

/** One style sheet is shipped, so all of it is weighed, that of the parts on demand too. */
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

/** Bytes of our model alone, min+gzip: what a server or a worker takes. */
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
