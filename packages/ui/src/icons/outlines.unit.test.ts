import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kinds, outlineFile, outlinesOf } from '../../tooling/draw-icons.mjs';

/** Without what the formatter decides. */
const plain = (source: string) => source.replaceAll(/\s+/g, '').replaceAll(',]', ']');

it.each(kinds)('the %s outlines are those of the icons in use; otherwise run tooling/draw-icons.mjs', async (kind) => {
  expect(plain(readFileSync(outlineFile(kind), 'utf8'))).toBe(plain(await outlinesOf(kind)));
});
