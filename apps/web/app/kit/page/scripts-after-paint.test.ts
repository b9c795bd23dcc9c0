import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { withScriptsAfterPaint } from './scripts-after-paint.server.ts';

const head =
  '<html><head><title>Zoë</title><link rel="modulepreload" href="/assets/base-1.js"/><link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/assets/home-2.js"/></head>';
const script =
  '<script nonce="n0nce" type="module" async="">;\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home-2.js";\nwindow.__remixRouteModules = {"root":route0,"home":route1};\n\nimport("/assets/entry.js");</script>';
const page = `${head}<body>¾ ${script}<p>late</p></body></html>`;

/** Sends the text in pieces of so many bytes, which cut through words and letters. */
async function sent(text: string, size: number): Promise<string> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return (await buffer(Readable.from(pieces, { objectMode: false }).pipe(withScriptsAfterPaint()))).toString();
}

/** What the script of a page asks for, in the order in which it does, until all has been answered. */
async function asked(text: string, hidden: boolean) {
  const source = /<script[^>]*>([^]*)<\/script>/.exec(text)?.[1] ?? '';
  const events: string[] = [];
  const document = {
    hidden,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => events.push(href) },
  };
  const window: Record<string, unknown> = {};
  const fetchModule = (file: string) => (events.push(`import ${file}`), Promise.resolve({ file }));
  const run = new Function(
    'document',
    'window',
    'requestAnimationFrame',
    'setTimeout',
    'fetchModule',
    `return (async () => {${source.replaceAll('import(', 'fetchModule(')}})()`,
  ) as (...given: unknown[]) => Promise<void>;
  await run(
    document,
    window,
    (next: () => void) => (events.push('frame'), next()),
    (next: () => void, wait?: number) => wait === undefined && (events.push('drawn'), next()),
    fetchModule,
  );
  return { told: events, window };
}

describe('withScriptsAfterPaint', () => {
  it.each([1, 2, 7, 64, 100_000])(
    'asks for scripts in the script of the page and not in its head, in pieces of %i bytes',
    async (size) => {
      const got = await sent(page, size);
      expect(got).toContain(
        '<head><title>Zoë</title><link rel="stylesheet" href="/s.css"/></head><body>¾ <script nonce="n0nce" type="module" async="">',
      );
      expect(got.endsWith('</script><p>late</p></body></html>')).toBe(true);
      expect(got).toBe(await sent(page, page.length * 2));
    },
  );
  it('asks for them when the page has been drawn', async () => {
    const { told, window } = await asked(await sent(page, 64), false);
    expect(told).toEqual([
      'frame',
      'drawn',
      '/assets/base-1.js',
      '/assets/home-2.js',
      'import /assets/root.js',
      'import /assets/home-2.js',
      'import /assets/entry.js',
    ]);
    expect(window.__remixRouteModules).toEqual({
      root: { file: '/assets/root.js' },
      home: { file: '/assets/home-2.js' },
    });
  });
  it('does not wait for a page that nobody looks at', async () => {
    const { told } = await asked(await sent(page, 64), true);
    expect(told[0]).toBe('/assets/base-1.js');
  });
  it.each([1, 100_000])('passes on what has no script, in pieces of %i bytes', async (size) => {
    expect(await sent(`${head}¾</html>`, size)).toBe(`${head}¾</html>`);
  });
  it('does not wait for the end of the page', () => {
    const stream = withScriptsAfterPaint();
    stream.write(page.slice(0, page.indexOf('<p>late')));
    expect(String(stream.read())).toContain('import("/assets/entry.js");</script>');
  });
});
