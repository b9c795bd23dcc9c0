import { describe, expect, it } from 'vitest';
import { nameOf } from './conversation-name.ts';

const member = (user_id: number, display_name: string, left = false) => ({ user_id, display_name, left, read_seq: 0 });
const me = member(1, 'Me');

describe('nameOf', () => {
  it.each([
    ['Storm', [me, member(2, 'Rosa')], 'Storm'],
    [null, [me, member(2, 'Rosa')], 'Rosa'],
    [null, [me, member(2, 'Rosa'), member(3, 'Cher')], 'Rosa and Cher'],
    [null, [me, member(2, 'Rosa'), member(3, 'Cher'), member(4, 'Jo')], 'Rosa, Cher and Jo'],
    [null, [me, member(2, 'A'), member(3, 'B'), member(4, 'C'), member(5, 'D')], 'A, B and 2 others'],
    [null, [me, member(2, 'Rosa'), member(3, 'Cher', true)], 'Rosa'],
    [null, [me, member(2, 'Rosa', true)], 'Rosa'],
    [null, [me], 'Just you'],
  ] as const)('%s with %j: %s', (title, members, wanted) => {
    expect(nameOf({ title, members: [...members] }, 1)).toBe(wanted);
  });
});
