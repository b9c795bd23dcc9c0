// Bundles one adapter as a page script, and weighs its imports except for React.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { esbuild, oneReact, plugins, reactOutside, shared, textOf } from '../bundling.mjs';

const here = import.meta.dirname;
const outdir = join(here, 'out');

/** The adapter as a script that sets `Adapter`, and its styles. */
export async function bundle(entry, globalName) {
  const result = await esbuild.build({
    ...shared,
    alias: oneReact,
    plugins: plugins(),
    entryPoints: [join(here, entry)],
    format: 'iife',
    globalName,
    outdir,
  });
  return { script: textOf(result, '.js'), styles: textOf(result, '.css') };
}

const onDemand = {
  name: 'on-demand',
  setup: (build) =>
    build.onResolve({ filter: /.*/ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined)),
};

/**
 * Bytes of an adapter, min+gzip, without React. `first` arrives with the table; `later` are the parts it loads when
 * somebody opens a menu or exports a file.
 */
export async function weigh(entry) {
  const size = async (extra) => {
    const { outputFiles } = await esbuild.build({
      ...shared,
      plugins: [...extra, ...plugins()],
      entryPoints: [join(here, entry)],
      format: 'esm',
      external: [...reactOutside, 'scheduler', '@roadside/tokens/styles.css'],
      outdir,
    });
    const of = (end) =>
      outputFiles
        .filter(({ path }) => path.endsWith(end))
        .reduce((bytes, { contents }) => bytes + gzipSync(contents, { level: 9 }).length, 0);
    return { scripts: of('.js'), styles: of('.css') };
  };
  const [first, all] = [await size([onDemand]), await size([])];
  return { first: first.scripts, styles: first.styles, later: all.scripts - first.scripts };
}
