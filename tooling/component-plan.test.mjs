import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const plan = JSON.parse(readFileSync(join(root, 'tooling/component-plan.json'), 'utf8'));

const screens = readdirSync(join(root, 'apps/web/app'), { recursive: true })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test)\.tsx?$/.test(path))
  .map((path) => readFileSync(join(root, 'apps/web/app', path), 'utf8'))
  .join('\n');

const publicFolders = (name) => {
  const src = join(root, 'packages', name, 'src');
  return readdirSync(src).filter(
    (folder) => !['internal', 'icons'].includes(folder) && readdirSync(join(src, folder)).includes('index.ts'),
  );
};

describe.each(['ui', 'charts'])('components of %s', (name) => {
  const listed = Object.keys(plan[name]);
  const folders = publicFolders(name);
  const used = folders.filter((folder) => screens.includes(`'@roadside/${name}/${folder}'`));

  it('are used by a screen or listed with a reason', () => {
    expect(folders.length).toBeGreaterThan(20);
    expect(folders.filter((folder) => !used.includes(folder) && !listed.includes(folder))).toEqual([]);
  });

  it('leave the list when a screen uses them or they are removed', () => {
    expect(listed.filter((folder) => used.includes(folder) || !folders.includes(folder))).toEqual([]);
  });

  it('have a reason', () => {
    expect(Object.entries(plan[name]).filter(([, reason]) => typeof reason !== 'string' || reason === '')).toEqual([]);
  });
});
