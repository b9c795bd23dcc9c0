import type { RefreshReply } from '@roadside/contract/schemas';
import { describe, expect, it } from 'vitest';
import type { SessionPerson } from './person.ts';
import { createTokenKeeper, SessionTokens, type TokenKeeperOptions } from './token-keeper.server.ts';

const tokens = (name: string) => ({ access: `${name}-access`, refresh: `${name}-refresh` });
const ada = { id: 7, displayName: 'Ada' } as SessionPerson;
const renewed: RefreshReply = { access: 'x', refresh: 'y' } as RefreshReply;

describe('the tokens of a session', () => {
  const open = () => {
    let changes = 0;
    const session = new SessionTokens(tokens('first'), 3, () => changes++);
    return { session, changes: () => changes };
  };

  it('count their renewals, and keep the person when a renewal does not return one', () => {
    const { session, changes } = open();
    expect([session.read(), session.generation, session.person, session.ended]).toEqual([
      tokens('first'),
      3,
      null,
      null,
    ]);
    session.adopt(tokens('other'), 4, ada);
    session.write(tokens('second'), renewed);
    expect([session.read(), session.generation, session.person]).toEqual([tokens('second'), 5, ada]);
    expect(changes()).toBe(1);
  });

  it('adopt what another process has renewed, only if it is newer', () => {
    const { session } = open();
    for (const generation of [2, 3]) session.adopt(tokens('old'), generation, ada);
    expect([session.read(), session.generation, session.person]).toEqual([tokens('first'), 3, null]);
    session.adopt(tokens('newer'), 4, ada);
    expect([session.read(), session.generation, session.person]).toEqual([tokens('newer'), 4, ada]);
  });

  it('are dropped once the session has ended, with the first reason', () => {
    const { session, changes } = open();
    session.end('logged-out');
    session.clear();
    session.write(tokens('late'), renewed);
    session.adopt(tokens('late'), 9, ada);
    expect([session.read(), session.generation, session.person, session.ended]).toEqual([null, 3, null, 'logged-out']);
    expect(changes()).toBe(2);
    const { session: refused } = open();
    refused.clear();
    expect([refused.read(), refused.ended]).toEqual([null, 'refused']);
  });
});

describe('the sessions a process knows', () => {
  const hour = 3_600_000;
  const scene = (options: TokenKeeperOptions = {}) => {
    const clock = { at: 0 };
    const keeper = createTokenKeeper({ now: () => clock.at, ...options });
    const open = (id: string, generation = 0) => keeper.tokensOf(id, tokens(id), generation, null);
    return { clock, open };
  };

  it('are remembered for twelve hours after their last renewal', () => {
    const { clock, open } = scene();
    const session = open('a');
    clock.at = 12 * hour;
    expect(open('a')).toBe(session);
    session.write(tokens('renewed'), renewed);
    clock.at = 24 * hour;
    expect(open('a')).toBe(session);
    clock.at += 1;
    expect(open('a')).not.toBe(session);
    expect(open('a').read()).toEqual(tokens('a'));
  });

  it('are limited in number, dropping the least recently changed one first', () => {
    const { open } = scene({ limit: 2 });
    const [first, second] = [open('a'), open('b')];
    expect([open('a'), open('b')]).toEqual([first, second]);
    first.write(tokens('renewed'), renewed);
    const third = open('c');
    expect(open('a')).toBe(first);
    expect(open('c')).toBe(third);
    expect(open('b')).not.toBe(second);
  });

  it('are limited to 20,000 by default', () => {
    const { open } = scene();
    const sessions = Array.from({ length: 20_000 }, (_, index) => open(`${index}`));
    expect(open('0')).toBe(sessions[0]);
    open('one more');
    expect(open('1')).toBe(sessions[1]);
    expect(open('0')).not.toBe(sessions[0]);
  });

  it('stay ended even for a cookie that still carries newer tokens of theirs', () => {
    const { open } = scene();
    open('a').end('logged-out');
    expect(open('a', 5).read()).toBeNull();
  });

  it('expire after the given time, and make room for those that stay', () => {
    const { clock, open } = scene({ rememberMs: 10, limit: 2 });
    const old = open('old');
    clock.at = 5;
    const young = open('young');
    clock.at = 11;
    const next = open('next');
    expect([open('young'), open('next')]).toEqual([young, next]);
    expect(open('old')).not.toBe(old);
  });
});
