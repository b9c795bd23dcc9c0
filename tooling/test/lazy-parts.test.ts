import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** A part that uses React's lazy directly waits forever when its chunk does not arrive. */
const endless = /\blazy(?:<[^>]*>)?\(\s*(?:async\s*)?\(\)\s*=>\s*import\(/;

it.each([
  ['apps/web/app', 100],
  ['packages/ui/src', 100],
  ['packages/charts/src', 100],
  ['packages/scheduler-gantt/src', 30],
])('every lazily loaded part of %s has a time limit', (folder, fewest) => {
  const sources = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(?:stories|test)\./.test(name),
  );
  expect(sources.length).toBeGreaterThan(fewest);
  expect(sources.filter((name) => endless.test(readFileSync(join(root, folder, name), 'utf8')))).toEqual([]);
});
