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

/**
 * Modules that need a file of their own, so that `'use client'` marks them and nothing else: every client module that a
 * module without the directive imports, and every module that an index or a list of parts exports. Bundled into their
 * index, they would make it a client module as a whole, and a server component cannot read `Dialog.Root` from one.
 */
export function boundaryEntries(packageFolder: string): Record<string, string> {
  const source = join(packageFolder, 'src');
  const entries: Record<string, string> = {};
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path) || /\.(test|stories|conformance|css)\.tsx?$/.test(path)) continue;
    const file = join(source, path);
    if (isClient(file)) continue;
    const exportsOthers = /(^|[/.])(index|parts)\.ts$/.test(path);
    for (const [, keyword, from = ''] of readFileSync(file, 'utf8').matchAll(
      /^(import|export)\s(?!type\s)[^;]*?from '(\.[^']+\.tsx?)';/gm,
    )) {
      const target = join(dirname(file), from);
      if (/\.css\.ts$|(^|\/)index\.ts$/.test(target)) continue;
      if (isClient(target) || (exportsOthers && keyword === 'export'))
        entries[relative(source, target).replace(/\.tsx?$/, '')] = relative(packageFolder, target);
    }
  }
  return entries;
}
