import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');

it('names a reason in docs/components.md for each component of ui that no screen imports', () => {
  const screens = readdirSync(join(root, 'apps/web/app'), { recursive: true })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => read(join('apps/web/app', path)))
    .join('\n');
  const components = readdirSync(join(root, 'packages/ui/src')).filter((name) => {
    if (['internal', 'icons', 'provider'].includes(name)) return false;
    return readdirSync(join(root, 'packages/ui/src', name)).includes('index.ts');
  });
  expect(components.length).toBeGreaterThan(50);
  const unused = components.filter((name) => !screens.includes(`'@roadside/ui/${name}'`));
  const [, table = ''] = read('docs/components.md').split('## Components no screen imports');
  expect(unused.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
