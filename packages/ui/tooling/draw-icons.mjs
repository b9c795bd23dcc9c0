// Copies the outlines of the icons we use out of @tabler/icons-react (MIT), so that running the app and installing
// @roadside/ui take 40 kB of them instead of 88 MB.
//   node packages/ui/tooling/draw-icons.mjs
// To use another icon: write `outline.<name>` in common-icons.ts or tool-icons.ts and run it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../src/icons/', import.meta.url));
const vendor = dirname(createRequire(import.meta.url).resolve('@tabler/icons-react/package.json'));
const { version } = JSON.parse(readFileSync(join(vendor, 'package.json'), 'utf8'));

/** The paths of one icon of the set, named in camelCase. */
async function pathsOf(name) {
  const file = join(vendor, `dist/esm/icons/Icon${name[0].toUpperCase()}${name.slice(1)}.mjs`);
  if (!existsSync(file)) throw new Error(`Tabler ${version} has no icon named ${name}.`);
  const { __iconNode: nodes } = await import(file);
  return nodes.map(([tag, { key: _key, ...attributes }]) => {
    if (tag !== 'path' || Object.keys(attributes).join() !== 'd') throw new Error(`${name} is more than paths.`);
    return attributes.d;
  });
}

/** The source of the outlines that the icons of a file refer to, e.g. `common` for common-icons.ts. */
export async function outlinesOf(kind) {
  const icons = readFileSync(join(folder, `${kind}-icons.ts`), 'utf8');
  const names = [...new Set([...icons.matchAll(/\boutline\.(\w+)/g)].map(([, name]) => name))].sort();
  const lines = await Promise.all(
    names.map(async (name) => {
      const paths = (await pathsOf(name)).map((path) => `  '${path}',`);
      return `export const ${name}: Outline = [\n${paths.join('\n')}\n];`;
    }),
  );
  return `/**
 * @license @tabler/icons-react v${version} - MIT
 *
 * Written by packages/ui/tooling/draw-icons.mjs.
 */
import type { Outline } from './icon.tsx';

${lines.join('\n')}
`;
}

export const outlineFile = (kind) => join(folder, `${kind}-outlines.ts`);
export const kinds = ['common', 'tool'];

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const kind of kinds) writeFileSync(outlineFile(kind), await outlinesOf(kind));
