import { describe, expect, it } from 'vitest';
import { inSameTurn } from './same-turn.ts';
import { VersionedMemory } from './versioned-memory.ts';

describe('a memory with a version', () => {
  const counting = (memory: VersionedMemory<string>) => {
    const read: string[] = [];
    return {
      read,
      ask: (version: number, key: string, size = 1) =>
        memory.read(version, key, size, async () => {
          read.push(key);
          return `${key}${version}`;
        }),
    };
  };

  it('reads a key once for each version', async () => {
    const { read, ask } = counting(new VersionedMemory(10));
    expect([await ask(1, 'a'), await ask(1, 'a'), await ask(2, 'a'), await ask(2, 'b')]).toEqual([
      'a1',
      'a1',
      'a2',
      'b2',
    ]);
    expect(read).toEqual(['a', 'a', 'b']);
  });

  it('never answers with data older than the version asked for', async () => {
    const { ask } = counting(new VersionedMemory(10));
    await ask(1, 'a');
    expect(await ask(3, 'a')).toBe('a3');
    // A request that read its version before another one gets the newer data.
    expect(await ask(2, 'a')).toBe('a3');
    expect(await ask(3, 'a')).toBe('a3');
  });

  it('drops what was not used for longest once it is full', async () => {
    const { read, ask } = counting(new VersionedMemory(3));
    await ask(1, 'a');
    await ask(1, 'b');
    await ask(1, 'a');
    await ask(1, 'c', 2);
    expect(read).toEqual(['a', 'b', 'c']);
    await ask(1, 'a');
    expect(read).toEqual(['a', 'b', 'c']);
    await ask(1, 'b');
    expect(read).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not keep a failure', async () => {
    const memory = new VersionedMemory<string>(3);
    await expect(memory.read(1, 'a', 1, async () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await memory.read(1, 'a', 1, async () => 'found')).toBe('found');
  });
});

describe('requests of one turn', () => {
  it('are answered together, each with its own reply or error', async () => {
    const turns: (readonly number[])[] = [];
    const half = inSameTurn((numbers: readonly number[]) => {
      turns.push(numbers);
      return numbers.map(async (number) => {
        if (number % 2 === 1) throw new Error(`${number} is odd`);
        return number / 2;
      });
    });
    expect(await Promise.allSettled([half(2), half(3), half(8)])).toEqual([
      { status: 'fulfilled', value: 1 },
      { status: 'rejected', reason: new Error('3 is odd') },
      { status: 'fulfilled', value: 4 },
    ]);
    expect(await half(10)).toBe(5);
    expect(turns).toEqual([[2, 3, 8], [10]]);
  });

  it('all fail if they cannot be answered at all', async () => {
    const ask = inSameTurn<number, number>(() => {
      throw new Error('closed');
    });
    expect((await Promise.allSettled([ask(1), ask(2)])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
