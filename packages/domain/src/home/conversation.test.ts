import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  directKey,
  firstUnread,
  mentionedMembers,
  mergeMessages,
  notifiesMember,
  readBy,
  stillWaiting,
} from './conversation.ts';

const message = (seq: number, authorId: number | null = 1) => ({ id: `m${seq}`, seq, authorId });

describe('a conversation', () => {
  it('of two people has one key, no matter who starts it', () => {
    expect(directKey(12, 7)).toBe('7:12');
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(directKey(a, b)).toBe(directKey(b, a));
      }),
    );
  });

  it.each([
    [0, 2, 1],
    [1, 2, 2],
    [2, 2, 3],
    [2, 1, null],
    [3, 2, null],
    [9, 2, null],
  ])('read up to %s by person %s is new from %s', (readSeq, me, seq) => {
    const messages = [message(1), message(2), message(3, me === 1 ? 1 : 3)];
    expect(firstUnread(messages, readSeq, me)?.seq ?? null).toBe(seq);
  });

  it('shows who has read a message, but not its author or people without receipts', () => {
    const receipts = [
      { employeeId: 1, readSeq: 5 },
      { employeeId: 2, readSeq: 3 },
      { employeeId: 3, readSeq: 2 },
      { employeeId: 4, readSeq: null },
    ];
    expect(readBy(message(3), receipts)).toEqual([2]);
    expect(readBy(message(2, null), receipts)).toEqual([1, 2, 3]);
  });

  it('mentions members only, each once, and never the author', () => {
    expect(mentionedMembers([3, 2, 3, 9, 1], [1, 2, 3], 1)).toEqual([3, 2]);
  });

  it.each([
    [false, false, false, true],
    [false, true, true, true],
    [true, false, false, false],
    [true, true, false, true],
    [true, false, true, true],
  ])('muted %s, mentioned %s and followed %s notifies: %s', (muted, mentioned, followed, notifies) => {
    expect(notifiesMember({ muted, mentioned, followed })).toBe(notifies);
  });

  it('has every message once and in order, however they arrive', () => {
    const seqs = fc.uniqueArray(fc.nat(30), { maxLength: 12 });
    fc.assert(
      fc.property(seqs, seqs, (first, second) => {
        const merged = mergeMessages(
          first.map((seq) => message(seq)),
          second.map((seq) => message(seq)),
        );
        expect(merged.map(({ seq }) => seq)).toEqual([...new Set([...first, ...second])].toSorted((a, b) => a - b));
        expect(mergeMessages(merged, merged)).toEqual(merged);
      }),
    );
    expect(mergeMessages([{ ...message(1), body: 'old' }], [{ ...message(1), body: 'new' }])).toMatchObject([
      { body: 'new' },
    ]);
  });

  it('keeps a sent message waiting until it has arrived', () => {
    expect(stillWaiting([{ id: 'm1' }, { id: 'm2' }], [message(1)])).toEqual([{ id: 'm2' }]);
  });
});
