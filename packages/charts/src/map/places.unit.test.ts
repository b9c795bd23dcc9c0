import { describe, expect, it } from 'vitest';
import { type MapPlace, placeBounds } from './places.ts';

let id = 0;
const at = (longitude: number, latitude: number, count?: number): MapPlace => ({
  id: `${id++}`,
  label: 'Call',
  longitude,
  latitude,
  ...(count === undefined ? {} : { count }),
});
/** Calls of one county, evenly over a square of half a degree. */
const county = Array.from({ length: 100 }, (_, index) =>
  at(-75.5 + (index % 10) / 20, 40 + Math.floor(index / 10) / 20),
);
const whole = [-75.5, 40, -75.05, 40.45];

describe('the bounds a map shows first', () => {
  it('hold all places', () => {
    expect(placeBounds([at(-75.3, 40.1), at(-75.1, 40.3), at(-75.2, 40)])).toEqual([-75.3, 40, -75.1, 40.3]);
    expect(placeBounds(county)).toEqual(whole);
    expect(placeBounds([{ id: 'x', label: 'Call', longitude: null, latitude: null }])).toBeNull();
    expect(placeBounds([])).toBeNull();
  });

  it.each([
    ['0/0', at(0, 0)],
    ['swapped', at(40.1, -75.3)],
    ['without its sign', at(75.3, 40.1)],
    ['several degrees off', at(-71.3, 40.1)],
  ])('are not decided by a few places that are %s', (_name, stray) => {
    expect(placeBounds([...county, stray])).toEqual(whole);
    expect(placeBounds([stray, ...county.slice(0, 50), stray, ...county.slice(50)])).toEqual(whole);
  });

  it('hold a second area with many calls, counted by calls and not by dots', () => {
    const far = Array.from({ length: 10 }, () => at(-80, 40.4));
    expect(placeBounds([...county, ...far])).toEqual([-80, 40, -75.05, 40.45]);
    expect(placeBounds([...county, at(-80, 40.4, 20)])).toEqual([-80, 40, -75.05, 40.45]);
    expect(placeBounds([...county, at(-80, 40.4, 5)])).toEqual(whole);
  });

  it('hold both of two places, and neighbors of many calls at one spot', () => {
    expect(placeBounds([at(-75, 40), at(-120, 35)])).toEqual([-120, 35, -75, 40]);
    expect(placeBounds([at(-75, 40, 1000), at(-75.9, 40.5)])).toEqual([-75.9, 40, -75, 40.5]);
  });
});
