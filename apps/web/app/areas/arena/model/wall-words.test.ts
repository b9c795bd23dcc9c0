import { describe, expect, it } from 'vitest';
import { sharedStation, wallName } from './wall-words.ts';

describe('the words of the wallboard', () => {
  it.each([
    ['Ignacio de la Cruz y Vega', 'Ignacio V.'],
    ['Priya Raman', 'Priya R.'],
    ['Wen', 'Wen'],
    ['  Zoë   Øster ', 'Zoë Ø.'],
    ['', ''],
  ])('shorten %j to %j', (name, words) => expect(wallName(name)).toBe(words));

  it('name the station if there is one only', () => {
    const [north, south] = [{ station: 'North' }, { station: 'South' }];
    expect(sharedStation([north, north])).toBe('North');
    expect(sharedStation([north, south])).toBeNull();
    expect(sharedStation([])).toBeNull();
  });
});
