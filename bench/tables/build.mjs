// Bundles one adapter as a page script, and weighs what it imports with only React left out.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import esbuild from 'esbuild';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const fromUi = createRequire(join(root, 'packages/ui/package.json'));
const packageFolder = (name) => dirname(fromUi.resolve(`${name}/package.json`));

const shared = {
  bundle: true,
  minify: true,
  target: 'es2023',
  jsx: 'automatic',
  logLevel: 'error',
  absWorkingDir: root,
  define: { 'process.env.NODE_ENV': '"production"' },
  conditions: ['@roadside/source'],
  loader: { '.svg': 'dataurl', '.woff2': 'empty' },
  // One React for all grids, the application's own.
  alias: { react: packageFolder('react'), 'react-dom': packageFolder('react-dom') },
};
const plugins = () => [vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions: ['@roadside/source'] } })];

/** The adapter as a script that sets `Adapter`, and its styles. */
export async function bundle(entry, globalName) {
  const { outputFiles } = await esbuild.build({ ...shared, plugins: plugins(), entryPoints: [join(here, entry)], format: 'iife', globalName, platform: 'browser', write: false, outdir: join(here, 'out') });
  const of = (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: of('.js'), styles: of('.css') };
}

const onDemand = { name: 'on-demand', setup: (build) => build.onResolve({ filter: /.*/ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined)) };

/**
 * Bytes of an adapter, min+gzip, with React left out. `first` is what arrives with the table; `later` are the parts
 * it fetches when somebody opens a menu or saves a file.
 */
export async function weigh(entry) {
  const { alias: _, ...rest } = shared;
  const size = async (extra) => {
    const { outputFiles } = await esbuild.build({
      ...rest,
      plugins: [...extra, ...plugins()],
      entryPoints: [join(here, entry)],
      format: 'esm',
      external: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'scheduler', '@roadside/tokens/styles.css'],
      write: false,
      outdir: join(here, 'out'),
    });
    const of = (end) => outputFiles.filter(({ path }) => path.endsWith(end)).reduce((bytes, { contents }) => bytes + gzipSync(contents, { level: 9 }).length, 0);
    return { scripts: of('.js'), styles: of('.css') };
  };
  const [first, all] = [await size([onDemand]), await size([])];
  return { first: first.scripts, styles: first.styles, later: all.scripts - first.scripts };
}
