import { longestRangeDays } from '@roadside/domain/dashboards';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { dashboardDefinition } from '../schemas/dashboard-definition.ts';
import { metricArguments } from '../schemas/metric-parameters.ts';
import { scheduleEdit } from '../schemas/scheduling.ts';
import { preferences } from '../schemas/session.ts';
import { campaignInput } from '../schemas/training.ts';
import { calls } from './index.ts';

/*
 * Rules the recorded OpenAPI description can't express, because JSON Schema has no rules between two fields. Each is
 * tested at its limit and one past it, and its refusal names the field a form would highlight and why.
 */
interface Rule {
  readonly of: string;
  readonly schema: z.ZodType;
  readonly body: Readonly<Record<string, unknown>>;
  /** Changes to the body that are still valid. */
  readonly taken: readonly Readonly<Record<string, unknown>>[];
  readonly refused: readonly (readonly [change: Readonly<Record<string, unknown>>, field: string, words: string])[];
}

const daysAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, true]));
const shift = {
  start_date: '2026-11-20T22:00:00Z',
  end_date: '2026-11-21T06:00:00Z',
  duration: 8,
  schedule_type: ['Tow'],
  employee: 7,
};
const element = {
  name: 'calls',
  title: 'Calls',
  order: 0,
  request: { parameters: {} },
  chart_type: 'card',
  time_type: 'This_Month',
  metrics: ['ata_avg'],
  relation: 'self',
};
const placed = (x: number, w: number) => ({ elements: [{ ...element, layout: { x, y: 0, w, h: 2 } }] });
const campaign = { title: 'Winter', description: '', start: '2026-11-01T00:00:00Z', end: '2026-12-01T00:00:00Z' };
const template = { purpose: 'scheduler_utils', action: 'save_template', slug: 'lantern', name: 'Mondays' };
const pto = { pto_start: '2026-11-20', pto_end: '2026-11-21', type: 'Vacation' };
const stored = { request_type: 'pto_requests', id: 3 };
const draft = { request_type: 'pto_requests', ...pto };
const report = { purpose: 'schedule_reports', slug: 'lantern', from: '2026-01-01', to: '2026-01-31' };
const without = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, undefined]));

const rules: readonly Rule[] = [
  {
    of: 'a login',
    schema: calls.accounts.login.body,
    body: { username: 'driver.demo', password: 'x' },
    taken: [{}, { ...without('username'), email: 'a@b.example' }],
    refused: [
      [{ email: 'a@b.example' }, 'username', 'Send either username or email'],
      [without('username'), 'username', 'Send either username or email'],
    ],
  },
  {
    of: 'the days and rows of a metric',
    schema: metricArguments,
    body: {},
    taken: [
      { from: '2026-11-01', to: '2026-11-01' },
      { from: '2026-11-02' },
      { to: '2026-11-02' },
      { from: '2010-01-01', to: daysAfter('2010-01-01', longestRangeDays - 1) },
      { lower_bound: 50, upper_bound: 50 },
      { lower_bound: 50, upper_bound: 250 },
      { lower_bound: 900 },
      { upper_bound: 900 },
    ],
    refused: [
      [{ from: '2026-11-02', to: '2026-11-01' }, 'from', 'from must not be after to'],
      [
        { from: '2010-01-01', to: daysAfter('2010-01-01', longestRangeDays) },
        'from',
        `A range can’t be longer than ${longestRangeDays} days`,
      ],
      [{ lower_bound: 50, upper_bound: 49 }, 'upper_bound', 'upper_bound must be at most 200 above lower_bound'],
      [{ lower_bound: 50, upper_bound: 251 }, 'upper_bound', 'upper_bound must be at most 200 above lower_bound'],
    ],
  },
  {
    of: 'the days of headline numbers',
    schema: calls.dashboardData.numberHighlights.body,
    body: { purpose: 'get_custom_data' },
    taken: [{ custom_time: { until: '2026-11-19' } }, { custom_time: { from: '2026-11-19', until: '2026-11-19' } }],
    refused: [
      [
        { custom_time: { from: '2026-11-20', until: '2026-11-19' } },
        'custom_time.from',
        'from must not be after until',
      ],
    ],
  },
  {
    of: 'the place of an element',
    schema: dashboardDefinition,
    body: { dataTarget: 'dashboard', name: 'Nights' },
    taken: [placed(9, 3), placed(0, 12)],
    refused: [[placed(10, 3), 'elements.0.layout.w', 'Must fit within the 12 columns']],
  },
  {
    of: 'preferences',
    schema: preferences,
    body: {},
    taken: [named(100)],
    refused: [[named(101), '', 'No more than 100 preferences']],
  },
  {
    of: 'a saved view',
    schema: calls.savedViews.save.body,
    body: { purpose: 'save', screen: 'passed-calls', name: 'Nights', query: '?hour=22' },
    taken: [{}, { query: '' }, { query: '?' }, { name: ' Nights ' }],
    refused: [
      [{ name: '  ' }, 'name', 'Enter a name'],
      ...['hour=22', '?hour=22#top', '?hour=22 23'].map(
        (query) => [{ query }, 'query', 'Must be empty or a URL query with its question mark'] as const,
      ),
    ],
  },
  {
    of: 'a shift',
    schema: scheduleEdit,
    body: shift,
    taken: [
      {},
      { ...without('employee'), placeholder: 7 },
      { employee: null, placeholder: 7 },
      { end_date: shift.start_date, duration: 0 },
      { start_date: '2000-01-01T00:00:00Z', end_date: '2000-01-01T08:00:00Z' },
      { start_date: '2100-12-31T08:00:00Z', end_date: '2100-12-31T16:00:00Z' },
      { start_date: '2026-11-20T22:15:00Z', duration: 7.75 },
    ],
    refused: [
      [without('employee'), 'employee', 'Send either employee or placeholder'],
      [{ placeholder: 7 }, 'employee', 'Send either employee or placeholder'],
      [{ end_date: '2026-11-20T21:45:00Z' }, 'end_date', 'end_date must not be before start_date'],
      [
        { start_date: '1999-12-31T22:00:00Z', end_date: '2000-01-01T06:00:00Z' },
        'start_date',
        'Must be between 2000 and 2100',
      ],
      [
        { start_date: '2100-12-31T22:00:00Z', end_date: '2101-01-01T06:00:00Z' },
        'start_date',
        'Must be between 2000 and 2100',
      ],
      [{ start_date: '2026-11-20T22:07:30Z', duration: 7.875 }, 'start_date', 'Times must be on a quarter hour'],
      [{ end_date: '2026-11-21T06:07:30Z', duration: 8.125 }, 'start_date', 'Times must be on a quarter hour'],
      [
        { duration: 7.75 },
        'duration',
        'duration must be the hours from start_date to end_date; 0 for a shift without an end',
      ],
    ],
  },
  {
    of: 'a template',
    schema: calls.scheduler.saveTemplate.body,
    body: template,
    taken: [{ date: '2026-11-20' }, { entries: [] }],
    refused: [
      [{}, 'entries', 'Send either entries or date'],
      [{ date: '2026-11-20', entries: [] }, 'entries', 'Send either entries or date'],
    ],
  },
  ...(['newPto', 'editPto'] as const).map((name): Rule => {
    const days = name === 'newPto' ? { new_pto: true, ...pto } : { edit_pto: true, pto_id: 3, ...pto };
    return {
      of: name === 'newPto' ? 'days off' : 'days off that are changed',
      schema: calls.accounts[name].body,
      body: { employee_id: 7 },
      taken: [{ parameters: days }, { parameters: { ...days, pto_end: pto.pto_start } }],
      refused: [
        [
          { parameters: { ...days, pto_end: '2026-11-19' } },
          'parameters.pto_end',
          'pto_end must not be before pto_start',
        ],
      ],
    };
  }),
  {
    of: 'a look at what a request would do',
    schema: calls.requests.preview.body,
    body: { purpose: 'preview' },
    taken: [{ request: stored }, { draft }],
    refused: [
      [{}, 'request', 'Send either request or draft'],
      [{ request: stored, draft }, 'request', 'Send either request or draft'],
    ],
  },
  {
    of: 'the days of absences',
    schema: calls.requests.absences.body,
    body: { purpose: 'absences', slug: 'lantern', from: '2026-01-01' },
    taken: [{ to: '2026-01-01' }, { to: daysAfter('2026-01-01', 92) }],
    refused: ['2025-12-31', daysAfter('2026-01-01', 93)].map((to) => [
      { to },
      'to',
      'to must be within three months after from',
    ]),
  },
  ...([calls.scheduleReports.hours, calls.scheduleReports.shifts] as const).map((call): Rule => ({
    of: `the days of ${call.name}`,
    schema: call.body,
    body: { ...report, report: call.selector.equals?.report },
    taken: [{ to: '2026-01-01' }, { to: daysAfter('2026-01-01', 366) }],
    refused: ['2025-12-31', daysAfter('2026-01-01', 367)].map((to) => [
      { to },
      'to',
      'to must be within a year after from',
    ]),
  })),
  {
    of: 'a goal',
    schema: calls.documentation.setGoals.body,
    body: {
      purpose: 'set_goals',
      organization_id: 1,
      metric_id: 'ata_avg',
      green: 40,
      yellow: 50,
      start: '2026-11-20',
    },
    taken: [{}, { end: null }, { end: '2026-11-20' }],
    refused: [[{ end: '2026-11-19' }, 'end', 'end must not be before start']],
  },
  {
    of: 'mail',
    schema: calls.messaging.sendMail.body,
    body: { purpose: 'send_mail', subject: 'Ice', body: 'Drive slowly.' },
    taken: [
      { recipients: [7] },
      { audience: { group_ids: [3] } },
      { recipients: [], audience: { organization_ids: [3] } },
    ],
    refused: [
      [{}, 'recipients', 'Choose recipients'],
      [{ recipients: [], audience: {} }, 'recipients', 'Choose recipients'],
    ],
  },
  {
    of: 'a training campaign',
    schema: campaignInput,
    body: campaign,
    taken: [{ end: campaign.start }, { end: '2026-11-01T01:00:00+01:00' }, { settings: named(100) }],
    refused: [
      [{ end: '2026-10-31T23:59:59Z' }, 'end', 'end must not be before start'],
      [{ settings: named(101) }, 'settings', 'No more than 100 settings'],
    ],
  },
];

describe.each(rules)('$of', ({ schema, body, taken, refused }) => {
  const problems = (change: Readonly<Record<string, unknown>>) =>
    schema.safeParse({ ...body, ...change }).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it.each(taken.map((change) => [change]))('accepts %o', (change) => expect(problems(change)).toEqual([]));

  it.each(refused)('refuses %o at "%s": %s', (change, field, words) =>
    expect(problems(change)).toContainEqual([field, words]),
  );
});
