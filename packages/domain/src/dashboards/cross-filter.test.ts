import { describe, expect, it } from 'vitest';
import { filtersWithService, serviceOf, servicesIn } from './cross-filter.ts';

describe('a service chosen on one element', () => {
  it('is one of the three ticket groups', () => {
    expect(['Tow', 'Battery', 'Light Service', 'tow', '5F', '', null].map(serviceOf)).toEqual([
      'Tow',
      'Battery',
      'Light Service',
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    [{}, 'Tow', { tcd__in: ['Tow'] }],
    [{ fac_type__in: ['PSP'] }, 'Battery', { fac_type__in: ['PSP'], tcd__in: ['Battery'] }],
    [{ tcd__in: ['5', '1B'] }, 'Tow', { tcd__in: ['5'] }],
    [{ tcd__in: ['TOW'] }, 'Tow', { tcd__in: ['5', '5F', '8'] }],
    [{ tcd__in: ['1B'] }, 'Tow', { tcd__in: ['1B'] }],
    [{ tcd__in: ['5'] }, null, { tcd__in: ['5'] }],
  ] as const)('filters the others: %j with %s', (filters, service, expected) => {
    expect(filtersWithService(filters, service)).toEqual(expected);
  });

  it.each([
    [{}, ['Tow', 'Battery', 'Light Service']],
    [{ tcd__in: ['TOW'] }, ['Tow']],
    [{ tcd__in: ['5F', '2'] }, ['Tow', 'Light Service']],
    [{ tcd__in: ['unknown'] }, []],
  ])('is one of those an element counts: %j', (filters, services) => {
    expect(servicesIn(filters)).toEqual(services);
  });
});
