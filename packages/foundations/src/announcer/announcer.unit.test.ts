import { describe, expect, it } from 'vitest';
import { createAnnouncer } from './announcer.ts';

/** Starts an announcer with a fake clock. */
function start(mode: 'throttle' | 'debounce') {
  let now = 0;
  let due: { readonly at: number; readonly work: () => void }[] = [];
  const said: string[] = [];
  const announcer = createAnnouncer(100, mode, {
    now: () => now,
    later: (work, wait) => void due.push({ at: now + wait, work }),
  });
  announcer.listen((words) => said.push(words));
  const pass = (milliseconds: number) => {
    now += milliseconds;
    const ready = due.filter(({ at }) => at <= now);
    due = due.filter(({ at }) => at > now);
    for (const { work } of ready) work();
  };
  return { say: announcer.say, said, pass };
}

describe('live region announcements', () => {
  it('throttle: the first immediately, then the last of each pause', () => {
    const { say, said, pass } = start('throttle');
    for (const words of ['1', '2', '3']) say(words);
    expect(said).toEqual(['1']);
    pass(100);
    expect(said).toEqual(['1', '3']);
  });

  it('debounce: the last, once nothing has arrived for a while', () => {
    const { say, said, pass } = start('debounce');
    say('1');
    pass(90);
    say('2');
    pass(90);
    expect(said).toEqual([]);
    pass(10);
    expect(said).toEqual(['2']);
  });

  it('repeating the same message changes the region, so that it is announced again', () => {
    const { say, said, pass } = start('debounce');
    for (const words of ['1', '1', '1']) {
      say(words);
      pass(100);
    }
    expect(said).toEqual(['1', '1\u00A0', '1']);
  });

  it('an empty message announces nothing', () => {
    const { say, said, pass } = start('debounce');
    say('');
    pass(100);
    expect(said).toEqual([]);
  });
});
