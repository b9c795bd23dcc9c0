import type { Subscription } from '@roadside/contract/schemas';
import { expect, it } from 'vitest';
import { inputOf, newValues, scheduleWords, valuesOf } from './subscription-values.ts';

const stored: Subscription = {
  id: 3,
  version: 2,
  name: 'Morning numbers',
  dashboard_id: 7,
  report: null,
  dashboard_name: 'Overview',
  slug: null,
  schedule: { every: 'weekdays', weekday: 1, month_day: 1, time: '07:30' },
  time_zone: 'America/New_York',
  only_if_changed: true,
  next_at: '2026-11-23T12:30:00Z',
  mine: true,
  owner: 'Eve Executive',
  receivers: [{ user_id: 4, display_name: 'Sue Staff', last_sent_at: null, state: 'waiting' }],
};

it('an edited report goes back as it came', () => {
  const { name, dashboard_id, report, slug, schedule, only_if_changed } = stored;
  expect(inputOf(valuesOf(stored))).toEqual({
    name,
    dashboard_id,
    report,
    slug,
    schedule,
    only_if_changed,
    receivers: [4],
  });
});

it('a new report is for its maker, at the location it was made at', () => {
  expect(inputOf(newValues(7, 'Overview', 'lantern', 9))).toMatchObject({ slug: 'lantern', receivers: [9] });
  expect(inputOf(newValues(7, 'Overview', null, 9)).slug).toBeNull();
});

it('a report is sent instead of a dashboard', () => {
  const report = { ...stored, dashboard_id: null, report: 'executive' as const };
  expect(inputOf(valuesOf(report))).toMatchObject({ dashboard_id: null, report: 'executive' });
  expect(inputOf(newValues('executive', 'Executive report', 'lantern', 9))).toMatchObject({
    dashboard_id: null,
    report: 'executive',
    slug: 'lantern',
  });
});

it('says when it goes out', () => {
  expect(scheduleWords(stored.schedule)).toBe('Monday to Friday at 7:30 AM');
  expect(scheduleWords({ every: 'monthly', weekday: 1, month_day: 31, time: '16:05' })).toBe(
    'Last day of the month at 4:05 PM',
  );
});
