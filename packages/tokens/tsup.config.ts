import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { subpathEntries } from '../../tooling/tsup/subpaths.ts';

const dist = join(import.meta.dirname, 'dist');
// `themes` is only a stylesheet: its subpath points to styles.css.
const { 'themes/index': themes, ...entries } = subpathEntries(import.meta.dirname);

/** Keeps one stylesheet, without the compiler's comments. */
function finish(): void {
  const styles = readFileSync(join(dist, 'styles.css'), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/\n?/g, '');
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (/\.css(\.map)?$|^styles\./.test(path)) rmSync(join(dist, path));
  writeFileSync(join(dist, 'styles.css'), styles);
}

export default defineConfig({
  entry: { ...entries, styles: themes as string },
  format: 'esm',
  target: 'es2023',
  dts: { entry: entries },
  sourcemap: true,
  clean: true,
  splitting: true,
  esbuildPlugins: [
    vanillaExtractPlugin(),
    {
      name: 'fonts-beside-dist',
      // The stylesheet is in dist/, the fonts next to it: one file for every consumer to preload.
      setup: (build) =>
        build.onResolve({ filter: /\.woff2$/ }, ({ path }) => ({
          path: `../fonts/${path.split('/').at(-1)}`,
          external: true,
        })),
    },
  ],
  onSuccess: async () => finish(),
});
