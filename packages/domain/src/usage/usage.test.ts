import { expect, it } from 'vitest';
import { usagePages, usagePageTitle } from './visit.ts';
import { mayFilterUsage, usageDefaults, type UsageFilters, usageParameters } from './usage.ts';

const filters: UsageFilters = {
  ...usageDefaults,
  fromDate: '2026-11-01',
  toDate: '2026-11-20',
  facilityTypes: ['PSP'],
  positionTypes: ['driver'],
};

it('starts by month and position', () => {
  expect(usageDefaults).toEqual({ timeType: 'month', group: 'position_type' });
});

it('sends user_day and the filters at the top level', () => {
  expect(mayFilterUsage({ parentId: null })).toBe(true);
  expect(usageParameters({ parentId: null }, filters)).toEqual({
    filter: { user_day: true, facility_type__in: ['PSP'], position_type: ['driver'] },
    grouping: 'position_type',
    time_type: 'month',
    from: '2026-11-01',
    to: '2026-11-20',
  });
});

it('sends neither below the top level, for any selection', () => {
  expect(mayFilterUsage({ parentId: 1 })).toBe(false);
  expect(usageParameters({ parentId: 1 }, filters)).toEqual({
    filter: {},
    grouping: 'position_type',
    time_type: 'month',
    from: '2026-11-01',
    to: '2026-11-20',
  });
});

it('omits filters without a selection', () => {
  expect(usageParameters({ parentId: null }, { ...filters, facilityTypes: [], positionTypes: [] }).filter).toEqual({
    user_day: true,
  });
});

it('counts visits of the screens behind the sign-in, by their titles', () => {
  expect(usagePages).toContain('dashboard');
  expect(usagePages).not.toContain('login');
  expect(usagePages).not.toContain('not-found');
  expect(usagePageTitle('passed-calls')).toBe('Call Details');
  expect(usagePageTitle('gone')).toBe('gone');
});
