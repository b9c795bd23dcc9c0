import type { Subscription } from '@roadside/contract/schemas';
import { expect, it } from 'vitest';
import {
  againInput,
  conditionHint,
  describedValues,
  inputOf,
  newValues,
  scheduleWords,
  sentWords,
  stateWords,
  valuesOf,
} from './subscription-values.ts';

const stored: Subscription = {
  id: 3,
  version: 2,
  name: 'Morning numbers',
  dashboard_id: 7,
  report: null,
  dashboard_name: 'Overview',
  slug: null,
  place_name: null,
  schedule: { every: 'weekdays', weekday: 1, month_day: 1, time: '07:30' },
  time_zone: 'America/New_York',
  condition: { kind: 'above', metric: 'ata_avg', threshold: 45 },
  condition_words: 'only if “Average ATA” is above 45.0 min',
  next_at: '2026-11-23T12:30:00Z',
  mine: true,
  may_delete: true,
  stopped: null,
  owner: 'Eve Executive',
  receivers: [
    { user_id: 4, display_name: 'Sue Staff', last_sent_at: null, state: 'waiting', checked_at: null, reason: null },
  ],
};

it('an edited report goes back as it came', () => {
  const { name, dashboard_id, report, slug, schedule, condition } = stored;
  expect(inputOf(valuesOf(stored))).toEqual({
    name,
    dashboard_id,
    report,
    slug,
    schedule,
    condition,
    receivers: [4],
  });
});

it('a receiver is put back without another change', () => {
  expect(againInput(stored, 4)).toEqual({
    purpose: 'save',
    id: 3,
    version: 2,
    ...inputOf(valuesOf(stored)),
    again: [4],
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

it('sends only what the kind of condition needs', () => {
  const edited = valuesOf(stored);
  expect(inputOf({ ...edited, condition: 'unexpected' }).condition).toEqual({
    kind: 'unexpected',
    metric: 'ata_avg',
    threshold: null,
  });
  expect(inputOf({ ...edited, condition: 'changed' }).condition).toEqual({
    kind: 'changed',
    metric: null,
    threshold: null,
  });
});

it('says what a condition looks at, and why nothing came', () => {
  expect(conditionHint({ condition: 'above', every: 'weekly' })).toContain('the last 7 complete days');
  expect(conditionHint({ condition: 'unexpected', every: 'daily' })).toContain('99 of 100');
  const reason = '“Average ATA” was 40.0 min on Nov 19, 2026, not above 45.0 min';
  expect(stateWords({ state: 'not-met', reason }, true)).toBe(`not sent: the condition wasn’t met (${reason})`);
  expect(stateWords({ state: 'sent', reason: null }, true)).toBe('sent');
  expect(stateWords({ state: 'sent', reason: null }, false)).toBe('kept in the outbox');
  expect(sentWords('Morning numbers', true)).toContain('on its way');
  expect(sentWords('Morning numbers', false)).toContain('isn’t emailed');
});

it('the values are compared in words with what another window saved', () => {
  const names = {
    subject: (choice: string) => ({ '7': 'Overview' })[choice],
    place: () => undefined,
    metric: () => 'Average ATA',
    person: (id: string) => ({ '4': 'Marisol Kirkbride' })[id],
  };
  const values = { ...valuesOf(stored), receivers: ['4', '99'] };
  expect(describedValues(values, names).map(({ label, text }) => [label, text])).toEqual([
    ['Name', 'Morning numbers'],
    ['Dashboard or report', 'Overview'],
    ['Location', 'Each person’s own location'],
    ['Send', 'Monday to Friday at 7:30 AM'],
    ['To', 'Marisol Kirkbride, Employee 99'],
    ['When to send it', 'Only if a number is above a value, Average ATA, 45'],
  ]);
});
