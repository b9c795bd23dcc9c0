import { describe, expect, it } from 'vitest';
import { unanswered, type Outcome } from '../outcome/outcome.ts';
import { ReadMark } from './read-mark.ts';

/** A server that answers as told, and remembers what it was told. */
function server() {
  const told: number[] = [];
  const answers: ((outcome: Outcome<unknown> | null) => void)[] = [];
  return {
    told,
    tell: (last: number) => {
      told.push(last);
      return new Promise<Outcome<unknown> | null>((resolve) => answers.push(resolve));
    },
    /** Answers the oldest request, and lets what waits for it run. */
    answer: async (outcome: Outcome<unknown> | null) => {
      answers.shift()?.(outcome);
      await Promise.resolve();
    },
  };
}
const done: Outcome<unknown> = { ok: true, data: {} };

describe('a read mark', () => {
  it('is told once, however often the person looks', async () => {
    const { told, tell, answer } = server();
    const mark = new ReadMark(3);
    mark.look(5, 3, tell);
    mark.look(5, 3, tell);
    await answer(done);
    mark.look(5, 3, tell);
    expect(told).toEqual([5]);
  });

  it('is not told what the server knows, and never moves back', async () => {
    const { told, tell, answer } = server();
    const mark = new ReadMark(3);
    mark.look(3, 3, tell);
    // Read on another device meanwhile.
    mark.look(7, 8, tell);
    mark.look(9, 8, tell);
    await answer(done);
    mark.look(6, 8, tell);
    expect(told).toEqual([9]);
  });

  it('is told again after it got no answer', async () => {
    const { told, tell, answer } = server();
    const mark = new ReadMark(3);
    mark.look(5, 3, tell);
    mark.look(5, 3, tell);
    await answer(unanswered);
    mark.look(5, 3, tell);
    expect(told).toEqual([5, 5]);
    await answer(done);
    mark.look(5, 3, tell);
    expect(told).toEqual([5, 5]);
  });

  it('follows a newer message while an older one has no answer, and keeps what was told since', async () => {
    const { told, tell, answer } = server();
    const mark = new ReadMark(0);
    mark.look(5, 0, tell);
    mark.look(6, 0, tell);
    await answer(unanswered);
    mark.look(6, 0, tell);
    expect(told).toEqual([5, 6]);
    await answer(unanswered);
    mark.look(6, 0, tell);
    expect(told).toEqual([5, 6, 6]);
  });
});
