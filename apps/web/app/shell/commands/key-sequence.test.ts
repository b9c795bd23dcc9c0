import { describe, expect, it } from 'vitest';
import { nextKey } from './key-sequence.ts';

const sequences = ['G D', 'G H', '?', 'B'];

/** Presses keys with pauses before them and returns the completed sequences. */
function press(...keys: readonly (readonly [key: string, pauseMs?: number])[]): string[] {
  let pressed: readonly string[] = [];
  const done: string[] = [];
  for (const [key, pauseMs = 100] of keys) {
    const step = nextKey(sequences, pressed, key, pauseMs);
    pressed = step.pressed;
    if (step.complete !== null) done.push(sequences[step.complete] ?? '');
  }
  return done;
}

describe('key sequences', () => {
  it.each([
    ['one key', [['?']], ['?']],
    ['two keys, whatever their case', [['g'], ['D']], ['G D']],
    ['two sequences after another', [['g'], ['d'], ['g'], ['h']], ['G D', 'G H']],
    ['too slow', [['g'], ['d', 2000]], []],
    ['a first key pressed twice', [['g'], ['g'], ['h']], ['G H']],
    ['a single key where a second was expected', [['g'], ['b']], ['B']],
    ['a key of none', [['x'], ['d']], []],
  ] as const)('%s', (_name, keys, done) => {
    expect(press(...keys)).toEqual(done);
  });
});
