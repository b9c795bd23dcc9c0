import { expect, it } from 'vitest';
import { readMapLink, writeMapLink } from './map-link.ts';
import {
  carriesState,
  firstState,
  inMode,
  mapAddress,
  mapDays,
  scoresOf,
  withoutLink,
  type MapState,
} from './map-state.ts';

const range = { from: '2026-11-01', to: '2026-11-13' };
const query = (text: string) => new URLSearchParams(text);

it('opens in operations mode with ATA as focus, starting on the first of the month', () => {
  expect(firstState).toMatchObject({ mode: 'operations', focus: 'ata', filters: {}, camera: null });
  expect(mapDays(query(''), '2026-11-13')).toEqual(range);
  expect(readMapLink(query(''))).toEqual(firstState);
});

it('never sends sat, which only filters on screen', () => {
  const state: MapState = { ...firstState, filters: { sat: ['5', '4'], late: ['only'] } };
  const address = mapAddress('lantern', state, range);
  expect(address).not.toContain('sat');
  expect(JSON.parse(query(address.split('?')[1] ?? '').get('filters') ?? '')).toEqual({
    sc_dt__gte: '2026-11-01',
    sc_dt__lte: '2026-11-13',
    late: 'only',
  });
  expect(scoresOf(state)).toEqual(new Set([5, 4]));
  expect(scoresOf({ filters: { sat: ['nine'] } })).toBeNull();
  expect(scoresOf(firstState)).toBeNull();
});

it('requests the given bounds, rounded to a hundred meters', () => {
  expect(
    query(mapAddress('lantern', firstState, range, [-75.12345, 40, -75, 40.5]).split('?')[1] ?? '').get('bounds'),
  ).toBe('-75.123,40.000,-75.000,40.500');
});

it('drops a focus metric its mode does not offer', () => {
  expect(inMode(firstState, 'surveys').focus).toBe('ata');
  expect(inMode(firstState, 'volume').focus).toBeNull();
  expect(inMode(inMode(firstState, 'volume'), 'surveys').focus).toBe('satisfaction');
});

it('round-trips the whole view through a link', () => {
  const state: MapState = {
    mode: 'passes',
    focus: 'satisfaction',
    layer: 'hex',
    filters: { sat: ['1', '2'], ata_minutes__gte: ['120'], pass_reason__in: ['No driver available'] },
    zones: [
      {
        id: 'zone-1',
        label: 'Zone 1',
        line: [
          [-75.1, 40.1],
          [-75.2, 40.1],
          [-75.2, 40.2],
        ],
      },
    ],
    camera: { longitude: -75.15, latitude: 40.12, zoom: 10.5 },
    compared: true,
  };
  const link = query(writeMapLink(state, range));
  expect(readMapLink(link)).toEqual(state);
  expect(mapDays(link, '2026-12-24')).toEqual(range);
  expect(carriesState(link)).toBe(true);
  expect(withoutLink(link)).toBe('?sc_dt__gte=2026-11-01&sc_dt__lte=2026-11-13');
  expect(carriesState(query(withoutLink(link)))).toBe(false);
});

it('keeps a link with a long lasso short', () => {
  const line = Array.from({ length: 500 }, (_, index) => [-75 - index / 1e4, 40 + index / 1e4] as const);
  const [zone] = readMapLink(
    query(writeMapLink({ ...firstState, zones: [{ id: 'zone-1', label: 'Zone 1', line }] }, range)),
  ).zones;
  expect(zone?.line.length).toBeLessThanOrEqual(24);
});

it.each([
  'mode=nonsense&focus=nonsense&shown=nonsense',
  'at=nowhere&zone=Zone,1 2,3 4',
  'at=-75,99,10&zone=Zone,999 1,1 999,x y,1 1',
])('ignores invalid values: %s', (text) => {
  expect(readMapLink(query(text))).toEqual(firstState);
});
