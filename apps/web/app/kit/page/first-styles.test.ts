import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { stylesCookie, hasCachedStyles, withStylesInside } from './first-styles.server.ts';

const styles = { href: '/assets/style-B2.css', text: 'a::after{content:"$& ¾"}' };
const link = '<link rel="stylesheet" href="/assets/style-B2.css"/>';
const inside = `<style nonce="n0nce">${styles.text}</style><link rel="stylesheet" href="/assets/style-B2.css" media="not all"/>`;
const page = (styling: string) =>
  `<html><head><title>Zoë’s dashboard</title><link rel="stylesheet" href="/other.css"/>${styling}</head><body>¾ ${link} Zoë</body></html>`;

/** Sends the text in pieces of so many bytes, which cut through words and letters. */
async function sent(text: string, size: number): Promise<string> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return (
    await buffer(Readable.from(pieces, { objectMode: false }).pipe(withStylesInside(styles, 'n0nce')))
  ).toString();
}

describe('withStylesInside', () => {
  it.each([1, 2, 7, 64, 100_000])(
    'puts the styles where the head asks for them, and nowhere else, in pieces of %i bytes',
    async (size) => {
      expect(await sent(page(link), size)).toBe(page(inside));
    },
  );
  it.each([1, 100_000])('passes on what has no head, in pieces of %i bytes', async (size) => {
    expect(await sent(`Zoë ${link}`, size)).toBe(`Zoë ${link}`);
  });
  it('does not wait for the end of the page', async () => {
    const stream = withStylesInside(styles, 'n0nce');
    stream.write(page(link).slice(0, -7));
    expect(String(stream.read())).toContain(inside);
  });
});

describe('wasGivenStyles', () => {
  const given = stylesCookie(styles).split(';')[0] ?? '';
  it('knows the browser again by its cookie', () => {
    expect(hasCachedStyles(`view=system.system.icons.standard; ${given}; other=1`, styles)).toBe(true);
  });
  it.each([null, '', 'styles=style-A1.css', `x${given}`, `${given}.map`])(
    'gives the styles anew to one that comes with %j',
    (cookies) => {
      expect(hasCachedStyles(cookies, styles)).toBe(false);
    },
  );
});
