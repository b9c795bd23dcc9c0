import type {
  AnnouncementReach,
  AnnouncementReader,
  EditedWidget,
  NowItemReply,
  Widget,
} from '@roadside/contract/schemas';
import type { HomeParts } from '../server/home.server.ts';
import type { OwnNumbers } from '../server/own.server.ts';

const storm: Widget = {
  id: 1,
  type: 'announcement',
  title: 'Ice storm watch: check your chains',
  order: 1,
  link: null,
  image: '/media/backgrounds/snow-pass.svg',
  modal_content: [
    {
      title: 'Before your shift',
      body: 'Freezing rain is expected overnight. Check chains, salt and battery testers before you leave the yard.',
      image: null,
    },
    {
      title: 'On the shoulder',
      body: 'Park past the car, cones first. If you can’t work safely, call dispatch and wait in the truck.',
      image: null,
    },
  ],
  seen_by: [],
  total_clicks: 412,
  announcementType: 'Safety',
  employee_groups: [],
  starts_at: '2026-11-20T08:00:00Z',
  ends_at: '2026-11-23T08:00:00Z',
  asks: 'confirm',
  seen: false,
  acknowledged_at: null,
};

/** The tiles of the stories. */
export const widgets: readonly Widget[] = [
  storm,
  {
    ...storm,
    id: 2,
    title: 'New battery test before every jump start',
    order: 2,
    image: null,
    modal_content: [
      {
        title: null,
        body: 'Test first, then jump. Send the printout with the call, so the member gets the warranty.',
        image: null,
      },
    ],
    announcementType: 'Procedure',
    asks: 'acknowledge',
    seen: true,
    acknowledged_at: '2026-11-19T15:20:00Z',
  },
  {
    ...storm,
    id: 3,
    title: 'Holiday schedule: send your requests by Friday',
    order: 3,
    image: '/media/backgrounds/holiday-lights.svg',
    modal_content: [
      {
        title: null,
        body: 'Requests for Thanksgiving week are decided on Monday. Open shifts are on the schedule.',
        image: null,
      },
    ],
    announcementType: 'Schedule',
    asks: 'nothing',
  },
  {
    ...storm,
    id: 4,
    type: 'external',
    title: 'Road conditions',
    order: 4,
    image: null,
    link: 'https://roads.lantern.example/',
    modal_content: [],
    announcementType: 'Link',
    asks: 'nothing',
    seen: true,
  },
];

const item = (given: Partial<NowItemReply> & Pick<NowItemReply, 'kind' | 'id'>): NowItemReply => ({
  at: null,
  until: null,
  title: null,
  amount: 1,
  slug: null,
  request_type: null,
  point: null,
  names: [],
  ...given,
});

/** What a driver has to do. */
export const driverNow: readonly NowItemReply[] = [
  item({ kind: 'confirm', id: 1, title: storm.title, at: '2026-11-20T08:00:00Z' }),
  item({
    kind: 'next-shift',
    id: 70,
    at: '2026-11-20T23:00:00Z',
    until: '2026-11-21T07:00:00Z',
    title: 'Harbor Towing, Norristown',
    names: ['Cher', 'Wen'],
    point: { latitude: 40.1215, longitude: -75.3399 },
  }),
  item({ kind: 'unread-chat', id: 0, amount: 2 }),
  item({ kind: 'unread', id: 0, amount: 1 }),
];

/** What a manager has to do. */
export const managerNow: readonly NowItemReply[] = [
  item({
    kind: 'schedule-gap',
    id: 15,
    at: '2026-11-20T23:00:00Z',
    until: '2026-11-21T02:00:00Z',
    title: 'Harbor Towing, Norristown',
    slug: 'harbor-towing-norristown',
    amount: 2,
  }),
  item({
    kind: 'not-acknowledged',
    id: 1,
    amount: 3,
    names: ['Cher', 'Ignacio de la Cruz y Vega', 'Wen'],
    at: '2026-11-20T13:00:00Z',
  }),
  item({
    kind: 'request',
    id: 9,
    title: 'Ignacio de la Cruz y Vega',
    request_type: 'pto_requests',
    at: '2026-11-19T15:20:00Z',
    slug: 'driver-9',
  }),
  item({ kind: 'request', id: 10, title: 'Wen', request_type: 'schedule_fill_requests', at: '2026-11-19T16:05:00Z' }),
];

const ok = <Data>(data: Data) => ({ ok: true as const, data });
const counts = ok({ unseen_announcements: 2, unconfirmed_announcements: 1, unread_notifications: 3, unread_chats: 2 });

/** A driver's own numbers. */
export const driverOwn: OwnNumbers = {
  score: ok({
    value: '86.2%',
    goal: 'green',
    few: false,
    basis: 'November, of 29 surveys',
    next: '14 of the next 15 surveys must be top score to reach Tier 3 (87%)',
  }),
  driver: {
    thanks: ok({
      comment: 'Ignacio got my daughter home safe at midnight and explained everything. Thank you!',
      about: 'Overall satisfaction 5 of 5, Nov 18',
      href: '/passed-calls/harbor?drawer=call~harbor~7',
    }),
    calls: ok([
      {
        id: 7,
        title: 'Tow, Norristown',
        detail: 'Wed, Nov 18, 11:12 PM · On location in 38 min',
        href: '/passed-calls/harbor?drawer=call~harbor~7',
      },
      {
        id: 6,
        title: 'Battery service, King of Prussia',
        detail: 'Wed, Nov 18, 8:40 PM · On location in 61 min, late',
        href: '/passed-calls/harbor?drawer=call~harbor~6',
      },
    ]),
  },
};
/** A driver who has just started. */
export const newDriverOwn: OwnNumbers = {
  score: ok({ value: null, goal: null, few: false, basis: 'No surveys in November so far', next: null }),
  driver: { thanks: ok(null), calls: ok([]) },
};
/** A manager's own numbers. */
export const managerOwn: OwnNumbers = { score: driverOwn.score, driver: null };

/** Home as a person gets it. */
export const homeOf = (
  now: readonly NowItemReply[],
  tiles: readonly Widget[],
  managers: HomeParts['managers'] = ok({
    managers: [
      { display_name: 'Marisol Kirkbride', email: 'marisol@lantern.example' },
      { display_name: 'Theo Anders', email: null },
    ],
  }),
  own: OwnNumbers = managerOwn,
): HomeParts => ({
  now: ok({ items: [...now] }),
  widgets: ok({ widgets: [...tiles], employee_groups: [] }),
  managers,
  counts,
  own,
});

/** A failure of one part. */
export const unreachable = {
  ok: false as const,
  problem: { kind: 'unreachable' as const, detail: '', requestId: 'req-7c21' },
};

/** A refusal of one part. */
export const refused = {
  ok: false as const,
  problem: { kind: 'forbidden' as const, detail: '', requestId: 'req-7c22' },
};

/** A tile as its editors get it. */
export const edited = (widget: Widget, given: Partial<EditedWidget> = {}): EditedWidget => {
  const { seen: _seen, acknowledged_at: _at, seen_by: _by, employee_groups: _groups, ...shared } = widget;
  return {
    ...shared,
    version: 1,
    state: 'live',
    audience: { positions: [], organizations: [], groups: [] },
    reach: { audience: 480, seen: 396, acknowledged: 0, owing: 84 },
    created_by: 'Amy Editor',
    created_at: '2026-11-20T08:00:00Z',
    updated_at: '2026-11-20T08:00:00Z',
    ...given,
  };
};

/** The announcements of the stories as Communications gets them. */
export const announcements: readonly EditedWidget[] = [
  edited(storm, {
    audience: {
      positions: ['driver', 'station-admin'],
      organizations: [{ id: 15, slug: 'harbor', display_name: 'Harbor Towing, Norristown' }],
      groups: [],
    },
    reach: { audience: 40, seen: 39, acknowledged: 37, owing: 3 },
  }),
  ...widgets.slice(1, 3).map((widget) => edited(widget)),
  edited(storm, {
    id: 8,
    title: 'Winter tire check starts Monday',
    order: 8,
    state: 'scheduled',
    asks: 'nothing',
    starts_at: '2026-11-23T13:00:00Z',
    reach: { audience: 420, seen: 0, acknowledged: 0, owing: 420 },
  }),
  edited(storm, {
    id: 7,
    title: 'Fall safety week',
    order: 7,
    state: 'expired',
    asks: 'acknowledge',
    ends_at: '2026-11-02T05:00:00Z',
    reach: { audience: 420, seen: 410, acknowledged: 402, owing: 18 },
  }),
];

const reader = (id: number, name: string, given: Partial<AnnouncementReader> = {}): AnnouncementReader => ({
  employee_id: id,
  display_name: name,
  position_type: 'driver',
  organization_id: 15,
  organization_name: 'Harbor Towing, Norristown',
  in_audience: true,
  seen_at: null,
  acknowledged_at: null,
  reminded_at: null,
  ...given,
});

/** People who haven't confirmed. */
export const readers: readonly AnnouncementReader[] = [
  reader(1, 'Ignacio de la Cruz y Vega', { seen_at: '2026-11-20T09:10:00Z' }),
  reader(2, 'Rosa Ndiaye', { reminded_at: '2026-11-20T12:00:00Z' }),
  reader(3, 'Wen'),
];

/** Reach of the first announcement. */
export const reach: AnnouncementReach = {
  audience: 40,
  seen: 39,
  acknowledged: 37,
  clicks: 61,
  by_place: [
    { organization_id: 15, display_name: 'Harbor Towing, Norristown', audience: 22, seen: 21, acknowledged: 20 },
    {
      organization_id: 16,
      display_name: 'Keystone Road Service, King of Prussia',
      audience: 18,
      seen: 18,
      acknowledged: 17,
    },
  ],
  by_hour: [
    { at: '2026-11-20T08:00:00.000Z', seen: 4, acknowledged: 3, clicks: 6 },
    { at: '2026-11-20T09:00:00.000Z', seen: 21, acknowledged: 18, clicks: 33 },
    { at: '2026-11-20T10:00:00.000Z', seen: 9, acknowledged: 11, clicks: 15 },
    { at: '2026-11-20T12:00:00.000Z', seen: 5, acknowledged: 5, clicks: 7 },
  ],
};
