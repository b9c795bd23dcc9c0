import { describe, expect, it } from 'vitest';
import { backendStates, backendStatus, updateProgress } from './backend-status.ts';
import { freshnessOf } from './freshness.ts';

describe('backend status', () => {
  it.each([
    ['Aggregations Completed', 'All Reports Completed.', 'green'],
    ['Raw Data Updated', 'SURVEYS Updated/MY DASHBOARD Processing', 'light-green'],
    ['Waiting for file', 'Waiting for file', 'orange'],
    ['file', 'file', 'orange'],
    ['Aggregations Failed', 'Aggregations Failed', 'red'],
    ['aggregations completed', 'aggregations completed', 'red'],
    ['', '', 'red'],
  ])('shows %j as %j in %s', (state, text, color) => {
    expect(backendStatus(state)).toEqual({ text, color });
  });

  it('counts the furthest state of the day, in any order of arrival', () => {
    expect(updateProgress([])).toEqual({ reached: 0, total: 5 });
    expect(updateProgress(['Loading file', 'Waiting for file'])).toEqual({ reached: 3, total: 5 });
    expect(updateProgress(['Waiting for file', 'Disk on fire'])).toEqual({ reached: 1, total: 5 });
    expect(updateProgress(backendStates)).toEqual({ reached: 5, total: 5 });
  });
});

describe('freshness', () => {
  const now = '2026-11-20T12:00:00Z';
  it.each([
    ['other', '2026-11-19T12:00:00Z', false],
    ['other', '2026-11-19T11:00:00Z', true],
    ['metric-information', '2026-11-13T12:00:00Z', false],
    ['metric-information', '2026-11-13T11:00:00Z', true],
  ] as const)('%s loaded at %s: stale %s', (kind, loadedAt, stale) => {
    expect(freshnessOf(kind, loadedAt, now).stale).toBe(stale);
  });

  it('is stale without a load, and is never a negative age', () => {
    expect(freshnessOf('other', null, now)).toEqual({ ageHours: null, stale: true });
    expect(freshnessOf('other', '2026-11-20T13:00:00Z', now)).toEqual({ ageHours: 0, stale: false });
  });
});
