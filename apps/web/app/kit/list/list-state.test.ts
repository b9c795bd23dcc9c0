import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearedState,
  filterPhrases,
  readListState,
  unknownFilter,
  withFilter,
  writeListState,
  type ListDefinition,
} from './list-state.ts';

const surveys: ListDefinition = {
  searchable: true,
  sortable: ['recorded_date', 'outc1'],
  defaultSort: [{ id: 'recorded_date', descending: true }],
  filters: [
    { key: 'outc1__in', label: 'overall score', kind: 'one-of' },
    { key: 'sc_dt__gte', label: 'call date', kind: 'day', relation: 'from' },
    { key: 'city', label: 'city', kind: 'text' },
    {
      key: 'fac_type__in',
      label: 'facility type',
      kind: 'one-of',
      options: [{ value: 'nonPSP', label: 'NON-PSP' }],
    },
  ],
};
const read = (query: string) => readListState(new URLSearchParams(query), surveys);

describe('the state of a list in its address', () => {
  it('uses the list’s defaults when the address is empty', () => {
    expect(read('')).toEqual({ search: '', sort: surveys.defaultSort, filters: {} });
  });

  it('reads search, sort and filters', () => {
    expect(read('q=cold&sort=outc1,-recorded_date&outc1__in=4&outc1__in=5&sc_dt__gte=2026-11-01')).toEqual({
      search: 'cold',
      sort: [
        { id: 'outc1', descending: false },
        { id: 'recorded_date', descending: true },
      ],
      filters: { outc1__in: ['4', '5'], sc_dt__gte: ['2026-11-01'] },
    });
  });

  it.each([
    'sort=password',
    'sc_dt__gte=yesterday',
    'sc_dt__gte=2026-13-01',
    'outc1__in=',
    'password__in=1',
    `outc1__in=${'x'.repeat(121)}`,
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(read(''));
  });

  it('finds a value that its filter doesn’t have', () => {
    expect(unknownFilter(read('fac_type__in=nonPSP&fac_type__in=zzz'), surveys)).toEqual({
      key: 'fac_type__in',
      label: 'facility type',
      value: 'zzz',
    });
    // Without known choices, every value may exist.
    expect(unknownFilter(read('fac_type__in=nonPSP&outc1__in=zzz&city=zzz'), surveys)).toBeNull();
    const open = { ...surveys, filters: surveys.filters.map((filter) => ({ ...filter, moreOptions: true })) };
    expect(unknownFilter(read('fac_type__in=zzz'), open)).toBeNull();
  });

  it('is cleared of everything except what the screen shows elsewhere', () => {
    const shown: ListDefinition = {
      ...surveys,
      filters: surveys.filters.map((filter) => (filter.kind === 'day' ? { ...filter, shownElsewhere: true } : filter)),
    };
    const state = readListState(new URLSearchParams('q=cold&city=Akron&sc_dt__gte=2026-11-01'), shown);
    expect(clearedState(state, shown)).toMatchObject({ search: '', filters: { sc_dt__gte: ['2026-11-01'] } });
  });

  it('takes one value of a single-value filter, and at most fifty of a multi-value one', () => {
    expect(read('city=Akron&city=Dayton').filters).toEqual({ city: ['Akron'] });
    const many = Array.from({ length: 80 }, (_, index) => `outc1__in=${index}`).join('&');
    expect(read(many).filters['outc1__in']).toHaveLength(50);
  });

  it('keeps unrelated parameters and restarts at the first page', () => {
    const query = new URLSearchParams('drawer=calls~lantern&cursor=abc&q=old&outc1__in=4');
    const state = withFilter(readListState(query, surveys), 'outc1__in', ['5']);
    expect(writeListState(query, { ...state, search: '' }, surveys)).toBe('?drawer=calls%7Elantern&outc1__in=5');
  });

  it('leaves out defaults', () => {
    expect(writeListState(new URLSearchParams(), read(''), surveys)).toBe('');
  });

  it('round-trips any state', () => {
    const value = fc.string({ minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        fc.record({
          search: fc.string({ maxLength: 60 }).map((text) => text.trim()),
          sort: fc.uniqueArray(fc.record({ id: fc.constantFrom(...surveys.sortable), descending: fc.boolean() }), {
            minLength: 1,
            selector: ({ id }) => id,
          }),
          filters: fc.record(
            { outc1__in: fc.uniqueArray(value, { minLength: 1, maxLength: 6 }), city: value.map((text) => [text]) },
            { requiredKeys: [] },
          ),
        }),
        (state) => {
          expect(read(writeListState(new URLSearchParams(), state, surveys))).toEqual(state);
        },
      ),
    );
  });
});

describe('a list’s filters in words', () => {
  const words = (query: string) => filterPhrases(read(query), surveys).map(({ text }) => text);

  it.each([
    ['', []],
    ['outc1__in=5', ['overall score is 5']],
    ['outc1__in=4&outc1__in=5', ['overall score is 4 or 5']],
    ['outc1__in=3&outc1__in=4&outc1__in=5', ['overall score is 3, 4, or 5']],
    ['outc1__in=1&outc1__in=2&outc1__in=3&outc1__in=4&outc1__in=5', ['overall score is 1, 2, 3, or 2 others']],
    ['fac_type__in=nonPSP', ['facility type is NON-PSP']],
    ['sc_dt__gte=2026-11-01&city=Akron', ['call date from Nov 1, 2026', 'city is Akron']],
  ])('%j reads %j', (query, phrases) => {
    expect(words(query)).toEqual(phrases);
  });
});
