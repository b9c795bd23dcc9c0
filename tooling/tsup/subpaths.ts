import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The tsup entries of a package: one per public folder of `src`, that is, each folder with an `index.ts`. */
export function subpathEntries(packageFolder: string): Record<string, string> {
  const source = join(packageFolder, 'src');
  const folders = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(source, entry.name, 'index.ts')))
    .map((entry) => entry.name);
  return Object.fromEntries(folders.map((folder) => [`${folder}/index`, `src/${folder}/index.ts`]));
}
