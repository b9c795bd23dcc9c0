import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packAssets } from '../vite/pack-assets.mjs';

// A real script, so that a better packer has something to find.
const script = readFileSync(new URL('../check-tests.mjs', import.meta.url), 'utf8');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadside-assets-'));
  writeFileSync(join(folder, 'a.js'), script);
  writeFileSync(join(folder, 'short.js'), 'export {};');
  writeFileSync(join(folder, 'font.woff2'), script);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('packs scripts, not short files or others, and leaves no drafts', () => {
  packAssets(folder, 'quick');
  expect(readdirSync(folder).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'short.js']);
  expect(gunzipSync(readFileSync(join(folder, 'a.js.gz'))).toString()).toBe(script);
});

it('replaces quickly packed files by smaller ones with the same content', () => {
  const size = () => statSync(join(folder, 'a.js.br')).size;
  packAssets(folder, 'quick');
  const quick = size();
  packAssets(folder, 'smallest');
  expect(size()).toBeLessThan(quick);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString()).toBe(script);
});
