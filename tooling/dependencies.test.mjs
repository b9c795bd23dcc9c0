import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const manifests = ['apps', 'packages'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => ({ name, manifest: JSON.parse(read(group, name, 'package.json')) })),
);

/** Names in a cell such as `@a/one, /two, other` or `@a/*`. */
function namesOf(cell) {
  let scope = '';
  return cell.split(',').map((part) => {
    const name = part.trim();
    if (name.startsWith('@')) scope = name.split('/')[0];
    return name.startsWith('/') ? scope + name : name;
  });
}
// The table of packages comes first; later sections list rejected alternatives.
const [table = ''] = read('docs', 'dependencies.md').split('\n## ');
const listed = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| package'))
  .flatMap((line) => namesOf(line.split('|')[1]));
const used = [...new Set(manifests.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {})))].filter(
  (name) => !name.startsWith('@roadside/'),
);

describe('docs/dependencies.md', () => {
  it.each(used)('says why %s is here', (name) => {
    expect(
      listed.some((known) => known === name || (known.endsWith('/*') && name.startsWith(known.slice(0, -1)))),
    ).toBe(true);
  });
  it.each(listed)('still needs its line for %s', (name) => {
    expect(used.some((each) => each === name || (name.endsWith('/*') && each.startsWith(name.slice(0, -1))))).toBe(
      true,
    );
  });
});
