import { describe, expect, it } from 'vitest';
import { jokeOf, jokes } from './jokes.ts';
import { lampCount, lampsLit } from './night-road.layout.ts';

describe('the joke of the day', () => {
  it('is another each day until all are told', () => {
    const days = Array.from({ length: jokes.length }, (_, index) => new Date(Date.UTC(2026, 10, 21 + index)).toISOString().slice(0, 10));
    expect(new Set(days.map(jokeOf)).size).toBe(jokes.length);
    expect(jokeOf('1969-07-20')).toBeTruthy();
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
