// Bundling shared by the benches: as an application would ship it, ours from source, with one React for all.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const fromRoot = createRequire(join(root, 'package.json'));
export const esbuild = fromRoot('esbuild');
const { vanillaExtractPlugin } = fromRoot('@vanilla-extract/esbuild-plugin');

const conditions = ['@roadside/source'];
const packageFolder = (name) => dirname(fromRoot.resolve(`${name}/package.json`));

/** Settings of every bundle. */
export const shared = {
  bundle: true,
  minify: true,
  target: 'es2023',
  jsx: 'automatic',
  logLevel: 'error',
  absWorkingDir: root,
  // Some peers use Node's name for the global object.
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  conditions,
  loader: { '.svg': 'dataurl', '.png': 'dataurl', '.woff2': 'empty', '.woff': 'empty', '.ttf': 'empty' },
  platform: 'browser',
  write: false,
};

/** The plugins of one bundle; they keep state, so each bundle gets its own. */
export const plugins = () => [vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions } })];

/** The application's own React, whatever a peer depends on. */
export const oneReact = { react: packageFolder('react'), 'react-dom': packageFolder('react-dom') };

/** Excluded when a library is weighed. */
export const reactOutside = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];

/** The script or the styles from a bundle's output. */
export const textOf = ({ outputFiles }, end) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
