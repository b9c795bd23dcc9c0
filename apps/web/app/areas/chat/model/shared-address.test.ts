import { expect, test } from 'vitest';
import { recordPath } from './record-path.ts';
import { readSharedAddress } from './shared-address.ts';

const origin = 'https://roadside.example';
const read = (path: string) => readSharedAddress(`${origin}${path}`, origin);

test.each([
  [
    '/passed-calls/lantern?tcd=Tow&drawer=call~north~987654321012',
    { kind: 'call', id: 987_654_321_012, slug: 'north' },
  ],
  ['/scheduler/north/scheduling/?day=2026-11-20&shift=40', { kind: 'shift', id: 40, slug: 'north' }],
  ['/dashboard/north/?dashboard=7#element-12', { kind: 'element', id: 12, slug: 'north' }],
  ['/dashboard/harbor-one', { kind: 'driver', slug: 'harbor-one' }],
] as const)('%s is a link', (path, expected) => {
  expect(read(path)).toEqual(expected);
});

test.each([
  '/chat/7/',
  '/scheduler/north/scheduling/',
  '/passed-calls/north?drawer=call~north~0',
  '/dashboard/north/more',
  '/dashboard/',
])('%s stays text', (path) => {
  expect(read(path)).toBeNull();
});

test.each([
  'https://roadside.example.evil/dashboard/north',
  'Look at https://roadside.example/dashboard/north',
  'https://roadside.example/dashboard/north please',
  '/dashboard/north',
])('%j stays text', (text) => {
  expect(readSharedAddress(text, origin)).toBeNull();
});

const parts = { allowed: true, title: 'x', place: null, at: null, until: null, day: null, dashboard: null } as const;

test.each([
  [
    { ...parts, kind: 'call', id: 5, slug: 'north' },
    { kind: 'call', id: 5, slug: 'north' },
  ],
  [
    { ...parts, kind: 'shift', id: 40, slug: 'dan', day: '2026-11-20' },
    { kind: 'shift', id: 40, slug: 'dan' },
  ],
  [
    { ...parts, kind: 'element', id: 12, slug: 'north', dashboard: 7 },
    { kind: 'element', id: 12, slug: 'north' },
  ],
  [
    { ...parts, kind: 'driver', id: 9, slug: 'dan' },
    { kind: 'driver', slug: 'dan' },
  ],
] as const)('the path of a shared record is read as that record', (record, expected) => {
  expect(read(recordPath(record))).toEqual(expected);
});
