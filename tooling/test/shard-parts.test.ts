import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/runtime.mjs';
import { parts } from './parts.mjs';
import { shardParts } from './shard-parts.mjs';

const names = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name).join(' ');
const few = [
  { name: 'a', cost: 3 },
  { name: 'b', cost: 5 },
  { name: 'build', cost: 2, beside: 'c' },
  { name: 'c', cost: 4 },
  { name: 'd', cost: 1 },
];

describe('the parts of a shard', () => {
  it.each([
    ['1/1', 'a b build c d'],
    // c and its build cost 6, b 5, a 3, d 1.
    ['1/2', 'build c d'],
    ['2/2', 'a b'],
    ['1/3', 'build c'],
    ['2/3', 'b'],
    ['3/3', 'a d'],
    ['4/4', 'd'],
    ['5/5', ''],
  ])('%s: %s', (shard, expected) => {
    expect(names(shardParts(few, shard))).toBe(expected);
  });

  it('keep a part whose neighbor is not requested', () => {
    expect(names(shardParts(few.slice(2, 3), '1/1'))).toBe('build');
  });

  it.each(['', '2', '0/2', '3/2', '1/0', 'a/b', '1/2/3', '-1/2', '1.5/2'])('refuses %j', (shard) => {
    expect(() => shardParts(few, shard)).toThrow(/is no shard\. Write --shard=1\/2/);
  });
});

describe('the parts of `npm test`', () => {
  const whole = parts.filter(({ onlyWhenAsked }) => !onlyWhenAsked);

  it.each([1, 2, 3, 4])('are each in one of %i shards', (count) => {
    const shards = Array.from({ length: count }, (_, index) => shardParts(whole, `${index + 1}/${count}`));
    expect(shards.every((shard) => shard.length > 0)).toBe(true);
    expect(names(shards.flat()).split(' ').toSorted()).toEqual(names(whole).split(' ').toSorted());
  });

  it("are all run by CI's shards", () => {
    const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
    const shards = /shard: \[(.+)\]/.exec(workflow)?.[1]?.split(', ') ?? [];
    expect(shards.length).toBeGreaterThan(1);
    expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
    expect(workflow).toContain('npm test -- --shard=${{ matrix.shard }}');
  });
});
