import type { EditedWidget } from '@roadside/contract/schemas';
import { expect, test } from 'vitest';
import {
  announcementFieldOf,
  announcementProblems,
  announcementValues,
  contentOf,
  newPage,
  scheduleOf,
} from './announcement-values.ts';
import { audienceWords } from './audience-values.ts';

const zone = 'America/New_York';
const stored: EditedWidget = {
  id: 3,
  type: 'announcement',
  title: 'Ice tonight',
  order: 1,
  link: null,
  image: null,
  modal_content: [{ title: null, body: 'Salt the ramps.', image: null }],
  total_clicks: 4,
  announcementType: 'Safety',
  starts_at: '2026-11-20T14:03:27.000Z',
  ends_at: null,
  asks: 'confirm',
  version: 2,
  state: 'live',
  audience: {
    positions: ['driver'],
    organizations: [{ id: 15, slug: 'north', display_name: 'North Station' }],
    groups: [{ id: 2, group_name: 'Night shift' }],
  },
  reach: { audience: 3, seen: 1, acknowledged: 0, owing: 3 },
  created_by: 'Amy Editor',
  created_at: '2026-11-20T14:00:00Z',
  updated_at: '2026-11-20T14:00:00Z',
};
const values = announcementValues(stored, zone);

test('an edit keeps the audience, and a start that was not changed to the second', () => {
  expect(contentOf({ ...values, title: ' Ice tomorrow ' }, zone, stored)).toEqual({
    title: 'Ice tomorrow',
    announcementType: 'Safety',
    link: null,
    image: null,
    modal_content: [{ title: null, body: 'Salt the ramps.', image: null }],
    asks: 'confirm',
    urgent: false,
    starts_at: '2026-11-20T14:03:27.000Z',
    ends_at: null,
    audience: { positions: ['driver'], organization_ids: [15], group_ids: [2] },
  });
});

test.each([
  [{ start_day: '2026-11-21', start_time: '08:00' }, '2026-11-21T13:00:00.000Z', null],
  [{ start_day: '2026-11-21', start_time: null }, '2026-11-21T05:00:00.000Z', null],
  [{ start_day: null, start_time: null, end_day: '2026-11-22', end_time: null }, null, '2026-11-23T05:00:00.000Z'],
])('%o', (given, starts, ends) => {
  const { starts_at, ends_at } = scheduleOf({ ...values, ...given }, zone, stored);
  expect([starts_at && new Date(starts_at).toISOString(), ends_at && new Date(ends_at).toISOString()]).toEqual([
    starts,
    ends,
  ]);
});

test.each([
  [{}, []],
  [{ title: '  ' }, ['title']],
  [{ modal_content: [newPage()] }, ['modal_content.0.body']],
  [
    {
      modal_content: [
        { ...newPage(), body: 'One' },
        { ...newPage(), title: 'Two' },
      ],
    },
    ['modal_content.1.body'],
  ],
  [{ type: 'external', modal_content: [] }, ['link']],
  [{ type: 'external', modal_content: [], link: 'https://roads.example/' }, []],
  [{ link: 'roads.example' }, ['link']],
  [{ link: '//roads.example' }, ['link']],
  [{ start_day: null }, ['start_day']],
  [{ end_day: '2026-11-19', end_time: '08:00' }, ['end_day']],
  [{ urgent: true }, ['urgent_reason']],
  [{ urgent: true, asks: 'nothing' }, []],
] as const)('%o has problems in %o', (given, fields) => {
  expect(Object.keys(announcementProblems({ ...values, ...given }, zone, stored))).toEqual(fields);
});

test('a refusal of the API finds its field', () => {
  expect(['ends_at', 'audience.organization_ids', 'title'].map(announcementFieldOf)).toEqual([
    'end_day',
    'audience',
    'title',
  ]);
});

test('an audience in words', () => {
  expect(audienceWords(stored.audience)).toBe('Driver · North Station · Night shift');
  expect(audienceWords({ positions: [], organizations: [], groups: [] })).toBe('Everybody');
});

test('an urgent one carries its reason; one that asks for nothing never rings', () => {
  const urgent = { ...values, urgent: true, urgent_reason: ' Bridge closed ' };
  expect(contentOf(urgent, zone, stored)).toMatchObject({ urgent: true, urgent_reason: 'Bridge closed' });
  expect(contentOf({ ...urgent, asks: 'nothing' }, zone, stored)).toMatchObject({ urgent: false });
  expect(announcementValues({ ...stored, urgent_reason: 'Ice' }, zone)).toMatchObject({
    urgent: true,
    urgent_reason: 'Ice',
  });
});
