import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { oneLanguage } from '../vite/one-language.ts';

const root = join(import.meta.dirname, '../..');
let made: Rollup.OutputChunk;

/** What a page with a date field takes from the libraries: its words, and a calendar by name. */
const entry = `
  import words from ${JSON.stringify(join(root, 'node_modules/react-aria/dist/private/datepicker/intlStrings.mjs'))};
  export { createCalendar as calendar } from '@internationalized/date';
  export { words };
`;

beforeAll(async () => {
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      oneLanguage(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.js' ? id : null),
        load: (id) => (id === 'entry.js' ? entry : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput;
  const chunk = output.find((part) => part.type === 'chunk');
  if (!chunk) throw new Error('Nothing was built.');
  made = chunk;
});

const filesOf = (folder: string) =>
  Object.keys(made.modules)
    .filter((id) => id.includes(folder) && (made.modules[id]?.renderedLength ?? 0) > 0)
    .map((id) => id.split('/').at(-1));

it('one language of the date field’s words is sent, for readers of all of them', async () => {
  expect(filesOf('/intl/datepicker/')).toEqual(['en-US.mjs']);
  const { words } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(made.code)}`)) as {
    readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  expect(words['en-US']?.['month']).toBe('month');
  expect(words['de-DE']).toBe(words['en-US']);
  expect(Object.keys(words).length).toBeGreaterThan(20);
});

it('one calendar is sent, by whatever name it is asked for', async () => {
  expect(filesOf('/date/dist/private/calendars/')).toEqual(['GregorianCalendar.mjs']);
  const { calendar } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(made.code)}`)) as {
    readonly calendar: (name: string) => { readonly identifier: string };
  };
  expect(calendar('gregory').identifier).toBe('gregory');
  expect(calendar('hebrew').identifier).toBe('gregory');
});
