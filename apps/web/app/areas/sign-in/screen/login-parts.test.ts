import { describe, expect, it } from 'vitest';
import { anyJoke, jokes } from '../model/jokes.ts';
import { lampCount, lampsLit } from './night-road.layout.ts';

describe('the joke beside the login', () => {
  it('is any of them, each as likely as another', () => {
    const picked = Array.from({ length: jokes.length * 10 }, (_, index) => anyJoke(index / (jokes.length * 10)));
    expect(jokes.map((joke) => picked.filter((each) => each === joke).length)).toEqual(jokes.map(() => 10));
    expect(jokes).toContain(anyJoke(0.999_999_999));
    expect(jokes).toContain(anyJoke());
  });

  it('has at least thirty, none twice, none too long for its card', () => {
    expect(jokes.length).toBeGreaterThanOrEqual(30);
    expect(new Set(jokes).size).toBe(jokes.length);
    for (const joke of jokes) expect(joke.length).toBeLessThanOrEqual(140);
  });
});

describe('the lamps', () => {
  it('light up one by one as one types and never more than there are', () => {
    expect([0, 1, 3, 4, 18, 200].map(lampsLit)).toEqual([1, 2, 2, 3, lampCount, lampCount]);
  });
});
