import type { MapCalls } from '@roadside/contract/schemas';
import { expect, it } from 'vitest';
import { countBy, passReasonsOf } from './map-counts.ts';
import { entriesOf } from './map-places.ts';

const calls: MapCalls['calls'] = {
  id: [11, 12, 13],
  count: [1, 1, 1],
  latitude: [40, 40.1, 40.2],
  longitude: [-75, -75.1, -75.2],
  at: [1_700_000_000, 1_700_000_600, 1_700_001_200],
  until: [1_700_003_000, null, 1_700_004_000],
  tcd: ['5', 'BK', '2'],
  station: [7, 7, 8],
  ata: [30, null, 130],
  pta: [45, 45, 45],
  passes: [0, 1, 3],
  sat: [5, null, 1],
  reasons: [null, 'Equipment', 'Equipment, No driver available'],
  known: null,
};

it('creates an entry for every call, with its times in milliseconds', () => {
  const entries = entriesOf({ calls }, null);
  expect(entries.map(({ id }) => id)).toEqual(['11', '12', '13']);
  expect(entries[0]).toMatchObject({ label: 'Tow', at: 1_700_000_000_000, values: { ata: 30, satisfaction: 100 } });
  expect(entries[1]?.values.satisfaction).toBeNull();
  expect(entries[2]?.values.satisfaction).toBe(0);
});

it('shows only the selected scores, and then no call without a survey', () => {
  expect(entriesOf({ calls }, new Set([1, 2])).map(({ entry }) => entry)).toEqual([2]);
});

it('keeps cells apart from calls, and reports how many calls each average covers', () => {
  const known = { ata: [4, 0, 2], pta: [4, 4, 4], passes: [5, 5, 5] };
  const cells = { ...calls, id: [null, null, null], at: [null, null, null], count: [5, 6, 7], known };
  const [first] = entriesOf({ calls: cells }, null);
  expect(first).toMatchObject({ id: 'cell-0', count: 5, at: null, known: { ata: 4, satisfaction: 5 } });
});

it('counts a call passed for two reasons toward both', () => {
  expect(passReasonsOf(calls, [0, 1, 2], 5)).toEqual([
    { key: 'Equipment', count: 2 },
    { key: 'No driver available', count: 1 },
  ]);
  expect(passReasonsOf(calls, [0], 5)).toEqual([]);
  expect(countBy(['b', 'a', 'b', null], 1)).toEqual([{ key: 'b', count: 2 }]);
});
