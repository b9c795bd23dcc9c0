import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { sharedScripts, type SharedScript } from '../vite/shared-scripts.ts';

const files: Record<string, string> = {
  'root.js': `import { small } from 'kit.js'; small('root');`,
  'frame.js': `import { menu } from 'kit.js'; import * as words from 'words.js'; import { field } from 'kit.js'; menu(words, field); import('lazy.js');`,
  'login.js': `import { field as input } from 'kit.js'; import { gone } from 'dropped.js'; input(); if (false) gone();`,
  'lazy.js': `import { menu } from 'kit.js'; import { heavy } from 'heavy.js'; menu(heavy());`,
  'kit.js': `export { small } from 'small.js'; export * from 'menu.js'; import { field } from 'field.js'; export { field }; export { heavy } from 'heavy.js';`,
  'small.js': `export const small = (text) => console.log('small', text);`,
  'menu.js': `import { part } from 'part.js'; export const menu = (...all) => part('menu', ...all);`,
  'part.js': `export const part = (...all) => console.log('part', ...all);`,
  'field.js': `export const field = () => console.log('field');`,
  'heavy.js': `export const heavy = () => console.log('heavy');`,
  'words.js': `export const words = ['words'];`,
  'dropped.js': `import { heavy } from 'heavy.js'; export const gone = () => heavy();`,
};

/** The modules with code in each script, by the script's name. */
async function sortedInto(scripts: readonly SharedScript[]) {
  const made = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => (id in files ? `/${id}` : null),
        load: (id) =>
          id.slice(1) in files ? { code: files[id.slice(1)] ?? '', moduleSideEffects: !id.includes('kit') } : null,
      },
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: ['root.js', 'frame.js', 'login.js'],
        output: { manualChunks: sharedScripts(scripts, { dropped: /\/dropped\.js$/ }), onlyExplicitManualChunks: true },
      },
    },
  })) as Rollup.RollupOutput;
  const chunks = made.output.filter((part) => part.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ name, modules }) => [
      name,
      Object.keys(modules)
        .filter((id) => (modules[id]?.renderedLength ?? 0) > 0 && id.slice(1) in files)
        .map((id) => id.slice(1))
        .toSorted(),
    ]),
  );
}

const [root, frame, login] = [/\/root\.js$/, /\/frame\.js$/, /\/login\.js$/];

describe('sharedScripts', () => {
  it('sorts by what is needed first, resolves names through an index, and leaves the rest to the bundler', async () => {
    const sorted = await sortedInto([
      { name: 'base', neededBy: [root] },
      { name: 'base', neededBy: [frame, login] },
      { name: 'frame-parts', neededBy: [frame] },
    ]);
    expect(sorted.base).toEqual(['field.js', 'small.js']);
    expect(sorted['frame-parts']).toEqual(['menu.js', 'part.js', 'words.js']);
    expect(sorted.lazy).toContain('lazy.js');
    expect(sorted.root).toEqual(['root.js']);
    for (const name of ['base', 'frame-parts', 'root', 'login']) expect(sorted[name], name).not.toContain('heavy.js');
  });
  it('reports a missing file it sorts by', async () => {
    await expect(sortedInto([{ name: 'base', neededBy: [/\/elsewhere\.js$/] }])).rejects.toThrow('elsewhere');
  });
});
