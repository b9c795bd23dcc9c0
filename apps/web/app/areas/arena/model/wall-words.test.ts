import { describe, expect, it } from 'vitest';
import { sharedStation } from './wall-words.ts';

describe('the words of the wallboard', () => {
  it('name the station if there is one only', () => {
    const [north, south] = [{ station: 'North' }, { station: 'South' }];
    expect(sharedStation([north, north])).toBe('North');
    expect(sharedStation([north, south])).toBeNull();
    expect(sharedStation([])).toBeNull();
  });
});
