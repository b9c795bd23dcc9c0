import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Options } from 'tsup';
import { boundaryEntries, subpathEntries } from './subpaths.ts';

const layerOrder = '@layer ui.reset, ui.tokens, ui.components, ui.utilities;\n';

/**
 * The declarations as the compiler writes them, one per source file; bundling them takes more memory than a worker has.
 */
function declare(root: string, dist: string): void {
  // Types are checked by a separate task; here they are only emitted.
  execFileSync('tsc', ['-p', 'tsconfig.build.json', '--noCheck'], { cwd: root, stdio: 'inherit' });
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.d.ts')) continue;
    const file = join(dist, path);
    const text = readFileSync(file, 'utf8');
    const rewritten = text.replaceAll(/((?:from|import\()\s*['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2');
    if (rewritten !== text) writeFileSync(file, rewritten);
  }
}

/** Finishes what esbuild leaves out: the stylesheet's layer order, and the client markers its bundling drops. */
function finish(root: string, dist: string): void {
  const isClient = (input: string) => readFileSync(join(root, input), 'utf8').startsWith("'use client';");
  const styles = readFileSync(join(dist, 'all.css'), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/\n?/g, '');
  const { outputs } = JSON.parse(readFileSync(join(dist, 'metafile-esm.json'), 'utf8')) as {
    outputs: Record<string, { inputs: Record<string, unknown> }>;
  };
  for (const [path, { inputs }] of Object.entries(outputs)) {
    if (!path.endsWith('.js') || !Object.keys(inputs).some((input) => input.startsWith('src/') && isClient(input)))
      continue;
    const file = join(root, path);
    writeFileSync(file, `'use client';${readFileSync(file, 'utf8')}`);
  }
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (/\.css(\.map)?$|^all\.|^metafile/.test(path)) rmSync(join(dist, path));
  writeFileSync(join(dist, 'styles.css'), layerOrder + styles);
}

/** A package's oldest supported browsers, in esbuild's format. For them it adds the older, prefixed names. */
const browsersOf = (root: string): string[] =>
  (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly browserslist: readonly string[] }
  ).browserslist.map((browser) => browser.replace(' >= ', ''));

/**
 * tsup options for a package with styles: a subpath per public folder, one stylesheet for all of them, plus
 * declarations.
 */
export function styledPackage(root: string): Options {
  const dist = join(root, 'dist');
  const entries = subpathEntries(root);
  // One stylesheet for the whole package: an entry that reaches every component.
  const all = join(root, '.cache', 'all.ts');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(
    all,
    Object.values(entries)
      .map((entry, index) => `export * as part${index} from '../${entry}';\n`)
      .join(''),
  );
  return {
    entry: { ...boundaryEntries(root), ...entries, all },
    format: 'esm',
    target: ['es2023', ...browsersOf(root)],
    sourcemap: true,
    metafile: true,
    clean: true,
    splitting: true,
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    onSuccess: async () => {
      finish(root, dist);
      declare(root, dist);
    },
  };
}
