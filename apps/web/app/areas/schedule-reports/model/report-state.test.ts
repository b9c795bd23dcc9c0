import { describe, expect, it } from 'vitest';
import { readReportState, readShiftsBehind, reportsOf, shiftsText } from './report-state.ts';

// Wednesday.
const today = '2026-11-18';
const read = (query: string) => readReportState(new URLSearchParams(query), today);

describe('the state of a report', () => {
  it.each([
    ['', { report: 'hours', from: '2026-10-18', to: '2026-11-21' }],
    ['report=pto', { report: 'pto', from: '2026-01-01', to: '2026-12-31' }],
    ['report=forecast', { report: 'forecast', from: '2026-10-18', to: '2026-11-17' }],
    ['report=adherence', { report: 'adherence', from: '2026-11-01', to: today }],
    ['report=ghosts&from=2026-09-01&to=2026-09-30', { report: 'ghosts', from: '2026-09-01', to: '2026-09-30' }],
    ['from=2026-09-30&to=2026-09-01', read('')],
    ['from=2020-01-01&to=2026-01-01', { report: 'hours', from: '2024-12-31', to: '2026-01-01' }],
    ['from=0002-11-01&to=2026-11-01', read('')],
    ['from=2026-02-30&to=9999-12-31', read('')],
    ['report=salary&from=x&to=y', read('')],
  ])('%s', (query, state) => {
    expect(read(query)).toEqual(state);
  });
});

it('offers a location the reports it has data for', () => {
  expect(reportsOf('driver')).toEqual(['hours', 'pto', 'adherence']);
  expect(reportsOf('station')).not.toContain('locations');
  expect(reportsOf('territory')).toContain('locations');
});

describe('the shifts behind a number', () => {
  it.each([
    { driverId: 9999912 },
    { slug: 'lantern-psp', dayOfWeek: 0, hour: 23 },
    { driverId: 12, service: 'Light Service' },
    { driverId: 12, counted: 'on-day-off' },
    { service: 'Tow', counted: 'missed' },
    { driverId: 12, counted: 'overtime' },
  ] as const)('round-trip: %j', (narrowed) => {
    const behind = {
      slug: 'montgomery',
      from: '2026-11-01',
      to: '2026-11-17',
      driverId: null,
      dayOfWeek: null,
      hour: null,
      service: null,
      counted: null,
      ...narrowed,
    };
    expect(readShiftsBehind(shiftsText(behind))).toEqual(behind);
  });

  it.each([
    '',
    'montgomery',
    'montgomery~2026-11-17~2026-11-01~-~-~-',
    'montgomery~2026-11-01~2026-11-17~-~7~-',
    'a/b~2026-11-01~2026-11-17~-~-~-',
  ])('reject %j', (text) => {
    expect(readShiftsBehind(text)).toBeNull();
  });
});
