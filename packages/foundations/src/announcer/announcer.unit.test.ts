import { describe, expect, it } from 'vitest';
import { createAnnouncer } from './announcer.ts';

/** A clock of the test's own. */
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

describe('what a live region says', () => {
  it('throttled: the first at once, then the last of each pause', () => {
    const { say, said, pass } = start('throttle');
    for (const words of ['1', '2', '3']) say(words);
    expect(said).toEqual(['1']);
    pass(100);
    expect(said).toEqual(['1', '3']);
  });

  it('debounced: the last, once nothing has come for a while', () => {
    const { say, said, pass } = start('debounce');
    say('1');
    pass(90);
    say('2');
    pass(90);
    expect(said).toEqual([]);
    pass(10);
    expect(said).toEqual(['2']);
  });

  it('the same words again change the region, so that they are read again', () => {
    const { say, said, pass } = start('debounce');
    for (const words of ['1', '1', '1']) {
      say(words);
      pass(100);
    }
    expect(said).toEqual(['1', '1\u00A0', '1']);
  });

  it('nothing where there are no words', () => {
    const { say, said, pass } = start('debounce');
    say('');
    pass(100);
    expect(said).toEqual([]);
  });
});
