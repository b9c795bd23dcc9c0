import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The tsup entries of a package: one per public folder of `src`, that is, each folder with an `index.ts`. */
export function subpathEntries(packageFolder: string): Record<string, string> {
  const source = join(packageFolder, 'src');
  const folders = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(source, entry.name, 'index.ts')))
    .map((entry) => entry.name);
  return Object.fromEntries(folders.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`]));
}

const isClient = (file: string) => readFileSync(file, 'utf8').startsWith("'use client';");

/** Value imports and re-exports of neighboring modules. */
const imports = /^(?:import|export)\s(?!type\s)[^;]*?from '(\.[^']+\.tsx?)';/gm;

/**
 * Modules that need their own file, so that `'use client'` marks client modules and nothing else: all modules an index
 * reaches without passing through a client module, and the client modules at that boundary. Bundled together, one
 * client module would mark its whole file, and a server component could neither read `Dialog.Root` from it nor call its
 * plain functions.
 */
export function boundaryEntries(packageFolder: string): Record<string, string> {
  const reached = new Set(Object.values(subpathEntries(packageFolder)).map((entry) => join(packageFolder, entry)));
  for (const file of reached) {
    if (isClient(file)) continue;
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      const target = join(dirname(file), from);
      if (!target.endsWith('.css.ts')) reached.add(target);
    }
  }
  const source = join(packageFolder, 'src');
  return Object.fromEntries(
    [...reached].map((file) => [relative(source, file).replace(/\.tsx?$/, ''), relative(packageFolder, file)]),
  );
}
