import { hash } from 'node:crypto';

const words = 4;
const leastPlaces = 1 << 10;

/**
 * Maps millions of texts to a number each. It stores 96 bits of a text's SHA-256 instead of the text, outside the heap:
 * 16 bytes per entry, a tenth of a Map of strings, and nothing for the garbage collector to walk. Among a billion texts
 * the chance of a collision is one in 10^11.
 */
export class TextNumbers {
  /** Entries of three digest words and the number plus one; 0 = free. */
  #table = new Uint32Array(leastPlaces * words);
  #count = 0;

  /**
   * Replaces a text's number with the one computed from its previous number (undefined at first); returns the previous
   * one.
   */
  replace(text: string, next: (before: number | undefined) => number): number | undefined {
    const bytes = hash('sha256', text, 'buffer');
    const [first, second, third] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8)];
    const at = placeOf(this.#table, first, second, third);
    const kept = this.#table[at + 3] as number;
    const before = kept === 0 ? undefined : kept - 1;
    this.#table.set([first, second, third, next(before) + 1], at);
    // Half of the slots stay free, so that probing is short.
    if (kept === 0 && ++this.#count * 2 * words > this.#table.length) this.#grow();
    return before;
  }

  #grow(): void {
    const [old, table] = [this.#table, new Uint32Array(this.#table.length * 2)];
    for (let at = 0; at < old.length; at += words) {
      if (old[at + 3] === 0) continue;
      const place = placeOf(table, old[at] as number, old[at + 1] as number, old[at + 2] as number);
      table.set(old.subarray(at, at + words), place);
    }
    this.#table = table;
  }
}

/** The slot of a digest, or the free slot it would get. */
function placeOf(table: Uint32Array, first: number, second: number, third: number): number {
  const last = table.length - words;
  let at = (first * words) % table.length;
  while (table[at + 3] !== 0 && !(table[at] === first && table[at + 1] === second && table[at + 2] === third))
    at = at === last ? 0 : at + words;
  return at;
}
