import { describe, expect, it } from 'vitest';
import { campaignDefaults, campaignDueDay, centsPerPointOf, eligibleFor, launchProblems } from './index.ts';

const driver = { positionType: 'driver', geographyIds: [9, 4, 1], groupId: 2, joinedOn: '2026-10-05' };

describe('who may take part', () => {
  it.each([
    ['everybody by default', {}, true],
    ['their position', { positions: ['driver'] }, true],
    ['another position', { positions: ['dispatcher'] }, false],
    ['the other spelling of their position', { positions: ['Station-Admin'] }, false],
    ['a location above them', { all_eligible: false, geography_eligiblity: [4] }, true],
    ['another location', { all_eligible: false, geography_eligiblity: [5] }, false],
    ['a location while everybody is eligible', { geography_eligiblity: [5] }, true],
    ['their group', { group_eligibility: [2] }, true],
    ['another group', { group_eligibility: [3] }, false],
    ['their first day', { joined_since: '2026-10-05' }, true],
    ['a later day', { joined_since: '2026-10-06' }, false],
    ['all of it but the group', { positions: ['driver'], group_eligibility: [3], joined_since: '2026-10-01' }, false],
  ])('with %s', (_, fields, expected) =>
    expect(eligibleFor({ ...campaignDefaults, ...fields }, driver)).toBe(expected),
  );

  it('isn’t for a person without a group or a known first day, if it asks for one', () => {
    const stranger = { positionType: 'driver', geographyIds: [1] };
    expect(eligibleFor({ ...campaignDefaults, group_eligibility: [2] }, stranger)).toBe(false);
    expect(eligibleFor({ ...campaignDefaults, joined_since: '2026-10-01' }, stranger)).toBe(false);
  });

  it('has one spelling of a station’s manager', () => {
    const manager = { ...driver, positionType: 'Station-Admin' };
    expect(eligibleFor({ ...campaignDefaults, positions: ['station-admin'] }, manager)).toBe(true);
  });
});

it.each([
  [null, null, null],
  ['2026-12-01', null, '2026-12-01'],
  [null, 14, '2026-12-09'],
  ['2026-12-01', 14, '2026-12-09'],
  ['2026-12-31', 14, '2026-12-31'],
])('modules due on %s or after %s days are due on %s for who is enrolled on Nov 25', (due_on, due_days, expected) =>
  expect(campaignDueDay({ due_on, due_days }, '2026-11-25')).toBe(expected),
);

it.each([
  [{}, 1],
  [{ cents_per_point: 2.5 }, 2.5],
  [{ cents_per_point: 0 }, 0],
  [{ cents_per_point: -1 }, 1],
  [{ cents_per_point: '3' }, 1],
])('with the settings %j a point costs %s cents', (settings, cents) => expect(centsPerPointOf(settings)).toBe(cents));

describe('what is missing before launch', () => {
  const ready = { ...campaignDefaults, title: 'Winter', start: '2026-12-01T05:00:00Z', end: '2026-12-31T05:00:00Z' };
  it.each([
    [{}, []],
    [{ title: '  ', start: null }, ['title', 'dates']],
    [{ end: '2026-11-30T05:00:00Z' }, ['end-before-start']],
    [{ end: ready.start }, []],
    [{ due_on: '2026-11-30' }, ['due-before-start']],
    [{ all_eligible: false }, ['nobody-eligible']],
    [{ all_eligible: false, geography_eligiblity: [4] }, []],
    [{ has_req_modules: true }, ['no-modules']],
    [{ has_req_modules: true, existing_modules_req: [3] }, []],
    [{ has_req_modules: true, modules_required: [{}] }, []],
  ])('with %j is %j', (fields, expected) => expect(launchProblems({ ...ready, ...fields })).toEqual(expected));
});
