import { describe, expect, it } from 'vitest';
import { anyJoke, jokes } from '../model/jokes.ts';
import { lampCount, lampsLit } from './night-road.layout.ts';

describe('the joke beside the login form', () => {
  it('can be any joke, all equally likely', () => {
    const picked = Array.from({ length: jokes.length * 10 }, (_, index) => anyJoke(index / (jokes.length * 10)));
    expect(jokes.map((joke) => picked.filter((each) => each === joke).length)).toEqual(jokes.map(() => 10));
    expect(jokes).toContain(anyJoke(0.999_999_999));
    expect(jokes).toContain(anyJoke());
  });

  it('comes from at least thirty, without duplicates, each short enough for its card', () => {
    expect(jokes.length).toBeGreaterThanOrEqual(30);
    expect(new Set(jokes).size).toBe(jokes.length);
    for (const joke of jokes) expect(joke.length).toBeLessThanOrEqual(140);
  });
});

describe('the lamps', () => {
  it('light up one by one while typing, up to the number of lamps', () => {
    expect([0, 1, 3, 4, 18, 200].map(lampsLit)).toEqual([1, 2, 2, 3, lampCount, lampCount]);
  });
});
