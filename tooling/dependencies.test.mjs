import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const manifests = ['apps', 'packages'].flatMap((group) =>
  readdirSync(join(root, group)).map((name) => ({ name, manifest: JSON.parse(read(group, name, 'package.json')) })),
);

/** Names of a cell such as `@a/one, /two, other` or `@a/*`. */
function namesOf(cell) {
  let scope = '';
  return cell.split(',').map((part) => {
    const name = part.trim();
    if (name.startsWith('@')) scope = name.split('/')[0];
    return name.startsWith('/') ? scope + name : name;
  });
}
/** First cells of the tables of packages; other tables of the page, such as comparisons, name what was not chosen. */
const listed = read('docs', 'dependencies.md')
  .split(/\n\n+/)
  .map((block) => block.slice(Math.max(0, block.search(/^\| package /m))).split('\n'))
  .filter(([head]) => head.startsWith('| package '))
  .flatMap(([, , ...rows]) => rows.filter((row) => row.startsWith('| ')))
  .flatMap((row) => namesOf(row.split('|')[1]));
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
