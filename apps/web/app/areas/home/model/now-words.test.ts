import type { NowItemReply } from '@roadside/contract/schemas';
import { maxOfAKind, nowKinds } from '@roadside/domain/home';
import { expect, test } from 'vitest';
import { nowWords, readIn, shortList } from './now-words.ts';

const reader = { timeZone: 'America/New_York', slug: 'harbor' };
const item = (given: Partial<NowItemReply>): NowItemReply => ({
  kind: 'unread',
  id: 7,
  at: null,
  until: null,
  title: null,
  amount: 1,
  slug: null,
  names: [],
  request_type: null,
  point: null,
  ...given,
});

test.each(nowKinds)('home has words and a next step for %s', (kind) => {
  const { title, action } = nowWords(item({ kind, title: 'Ice tonight' }), reader);
  expect(title).not.toBe('');
  expect(action).not.toBe('');
});

test.each([
  [
    item({ kind: 'request', title: 'Rosa Ndiaye', request_type: 'pto_requests', at: '2026-11-17T20:20:00Z' }),
    'Rosa Ndiaye requests time off',
    'Sent Tue, Nov 17, 3:20 PM',
    '/scheduler/harbor/requests/?drawer=request~harbor~pto_requests~7',
  ],
  [
    item({
      kind: 'schedule-gap',
      amount: 2,
      title: 'Harbor Towing',
      slug: 'harbor',
      at: '2026-11-20T23:00:00Z',
      until: '2026-11-21T02:00:00Z',
    }),
    'Short 2 drivers: Fri, Nov 20, 6:00 PM–9:00 PM',
    'Harbor Towing',
    '/scheduler/harbor/scheduling/?drawer=call-out~harbor~2026-11-20T23:00:00Z~2026-11-21T02:00:00Z',
  ],
  [
    item({
      kind: 'call-out-answers',
      amount: 2,
      title: 'Harbor Towing',
      names: ['Rosa Ndiaye', 'Wen'],
      at: '2026-11-20T21:00:00Z',
      until: '2026-11-21T03:00:00Z',
    }),
    'Call-out: Fri, Nov 20, 4:00 PM–10:00 PM',
    'Harbor Towing · 2 drivers said yes · Rosa Ndiaye, Wen',
    '/call-outs/7/',
  ],
  [
    item({ kind: 'call-out-answers', amount: 0, title: 'Harbor Towing', at: '2026-11-20T21:00:00Z' }),
    'Call-out: Fri, Nov 20, 4:00 PM',
    'Harbor Towing · No driver said yes yet',
    '/call-outs/7/',
  ],
  [
    item({ kind: 'not-acknowledged', amount: 7, names: ['Ann Lee', 'Bo', 'Cher', 'Dan Driver', 'Eve Ng'] }),
    '7 people on your team haven’t confirmed a must-read',
    'Ann Lee, Bo, Cher, Dan Driver, Eve Ng and 2 more. Ask them to open Home and confirm it.',
    '/scheduler/harbor/profiles/',
  ],
  [
    item({ kind: 'training-due', title: 'Battery tests', amount: 12, at: '2026-11-22T05:00:00Z' }),
    'Training due: Battery tests',
    'Due Sun, Nov 22 · 12 min',
    '/training/harbor?module=7',
  ],
  [
    item({ kind: 'next-shift', title: 'Harbor Towing', names: ['Ann Lee', 'Bo'] }),
    'Your next shift: ',
    'Harbor Towing · With Ann Lee, Bo',
    '/scheduler/harbor/scheduling/',
  ],
  [
    item({ kind: 'confirm-schedule', title: 'Harbor Towing', amount: 2 }),
    'Your schedule changed',
    'Harbor Towing · 2 changes',
    '/scheduler/harbor/scheduling/',
  ],
  [item({ kind: 'acknowledge', title: 'Battery test' }), 'Battery test', null, '/home/?read=7'],
  [
    item({ kind: 'not-acknowledged', amount: 1, names: ['Cher'] }),
    '1 person on your team hasn’t confirmed a must-read',
    'Cher. Ask them to open Home and confirm it.',
    '/scheduler/harbor/profiles/',
  ],
])('%o', (given, title, detail, href) => {
  const said = nowWords(given, reader);
  expect([said.title, said.detail, said.href && decodeURIComponent(said.href)]).toEqual([title, detail, href]);
});

test.each([
  ['?read=12', 12],
  ['?read=0', null],
  ['?read=x', null],
  ['', null],
])('%s opens %s', (search, id) => {
  expect(readIn(new URLSearchParams(search))).toBe(id);
});

test('three of a kind are listed, the others counted, and nothing after them is hidden', () => {
  const requests = Array.from({ length: 19 }, (_, index) =>
    item({ kind: 'request', id: index + 1, title: 'Wen', request_type: 'pto_requests' }),
  );
  const { items, more } = shortList([...requests, item({ kind: 'unread', amount: 2 })], reader);
  expect(items.map(({ kind }) => kind)).toEqual(['request', 'request', 'request', 'unread']);
  expect(more).toMatchObject([
    { count: 16, words: { title: '16 more requests to decide', href: '/scheduler/harbor/requests/' } },
  ]);
  expect(shortList(requests.slice(0, 4), reader).more).toMatchObject([
    { words: { title: '1 more request to decide' } },
  ]);
  expect(shortList(requests.slice(0, 3), reader).more).toEqual([]);
});

test('the line for the others says what they are', () => {
  const titleOf = (kind: NowItemReply['kind']) => {
    const items = Array.from({ length: 5 }, (_, index) => item({ kind, id: index + 1 }));
    return shortList(items, reader).more[0]?.words.title;
  };
  expect(titleOf('call-out')).toBe('2 more call-outs to answer');
  expect(titleOf('not-acknowledged')).toBe('2 more must-reads your team hasn’t confirmed');
  expect(titleOf('scorecard')).toBe('2 more scorecards to acknowledge');
});

test('a list that is as long as it may be doesn’t say how many there are in all', () => {
  const [lead = null, ...others] = Array.from({ length: maxOfAKind }, (_, index) =>
    item({ kind: 'request', id: index + 1, title: 'Wen', request_type: 'pto_requests' }),
  );
  const title = { words: { title: '16+ more requests to decide' } };
  expect(shortList(others, reader, lead).more).toMatchObject([title]);
  expect(shortList(others, reader).more).toMatchObject([{ words: { title: '16 more requests to decide' } }]);
});
