import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '../../apps/web/app');
/** A part that React fetches by itself waits without end when its chunk does not arrive. */
const endless = /\blazy\(\s*(?:async\s*)?\(\)\s*=>\s*import\(/;

it('every lazily fetched part of the web app has a time limit', () => {
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.(?:stories|test)\./.test(name),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((name) => endless.test(readFileSync(join(app, name), 'utf8')))).toEqual([]);
});
