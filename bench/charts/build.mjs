// Bundles one adapter as a page script, and weighs its imports except for React.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { esbuild, oneReact, plugins, reactOutside, shared, textOf } from '../bundling.mjs';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const outdir = join(here, 'out');

/** An entry as a script that sets a global, and its styles. */
export async function bundle(entry, globalName) {
  const result = await esbuild.build({
    ...shared,
    outdir,
    alias: oneReact,
    plugins: plugins(),
    entryPoints: [join(here, entry)],
    format: 'iife',
    globalName,
  });
  return { script: textOf(result, '.js'), styles: textOf(result, '.css') };
}

/** Renders forty charts on a server, as a module of this process. */
export async function serverOf(adapter) {
  const contents = `import { renderToString } from 'react-dom/server.browser'; import { page } from './adapters/${adapter}.tsx'; import { makeDash } from './lib/data.ts'; export const draw = (seed) => renderToString(page(makeDash(seed)));`;
  const result = await esbuild.build({
    ...shared,
    outdir,
    alias: oneReact,
    plugins: plugins(),
    stdin: { contents, resolveDir: here, loader: 'ts' },
    format: 'esm',
  });
  return import(`data:text/javascript;base64,${Buffer.from(textOf(result, '.js')).toString('base64')}`);
}

/**
 * Bytes min+gzip of a piece of code: `first` arrives with it, `later` is loaded with the first pointer, key or press.
 */
export async function weigh(code) {
  const { outputFiles, metafile } = await esbuild.build({
    ...shared,
    outdir,
    plugins: plugins(),
    stdin: { contents: code, resolveDir: here, loader: 'ts' },
    format: 'esm',
    splitting: true,
    metafile: true,
    external: reactOutside,
  });
  const bytes = new Map(outputFiles.map(({ path, contents }) => [path, gzipSync(contents, { level: 9 }).length]));
  const first = new Set();
  const follow = (path) => {
    if (first.has(path)) return;
    first.add(path);
    for (const each of metafile.outputs[path].imports)
      if (each.kind === 'import-statement' && !each.external) follow(each.path);
  };
  follow(Object.keys(metafile.outputs).find((path) => path.endsWith('/stdin.js')));
  const sum = (wanted) =>
    Object.keys(metafile.outputs)
      .filter(wanted)
      .reduce((total, path) => total + (bytes.get(join(root, path)) ?? 0), 0);
  return {
    first: sum((path) => first.has(path)),
    later: sum((path) => path.endsWith('.js') && !first.has(path)),
    styles: bytes.get(join(root, 'bench/charts/out/stdin.css')) ?? 0,
  };
}
