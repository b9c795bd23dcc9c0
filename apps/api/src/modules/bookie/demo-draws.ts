import { createHash } from 'node:crypto';

const hashOf = (text: string) => createHash('md5').update(text).digest();

/** A share from 0 to 1 that is the same in every demo world for the same words. */
export const drawn = (...words: readonly (string | number)[]): number =>
  hashOf(words.join(' ')).readUInt32BE(0) / 2 ** 32;

/** A uuid that is the same in every demo world for the same words. */
export function drawnId(...words: readonly (string | number)[]): string {
  const hex = hashOf(words.join(' ')).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
