import { describe, expect, it } from 'vitest';
import { lastReadHere, readWords } from './receipts.ts';

const member = (user_id: number, read_seq: number | null, left = false) => ({
  user_id,
  display_name: String(user_id),
  left,
  read_seq,
});
const message = (seq: number, authorId: number) => ({ id: String(seq), seq, authorId });
const members = [member(1, 9), member(2, 5), member(3, 4), member(4, null), member(5, 9, true)];

describe('receipts', () => {
  it('counts the other members whose receipts are known', () => {
    expect(readWords(message(5, 1), members)).toBe('Read by 1 of 2');
    expect(readWords(message(4, 1), members)).toBe('Read by 2 of 2');
    expect(readWords(message(4, 1), [member(1, 4), member(2, null)])).toBeNull();
  });

  it('shows each face once, at the last message read', () => {
    const at = (seq: number, next: number | null) =>
      lastReadHere(message(seq, 1), next === null ? null : message(next, 1), members, 1).map(({ user_id }) => user_id);
    expect(at(3, 4)).toEqual([]);
    expect(at(4, 5)).toEqual([3]);
    expect(at(5, 6)).toEqual([2]);
    expect(at(5, null)).toEqual([2]);
    expect(at(6, null)).toEqual([]);
  });
});
