import type { Absence, InboxRequest, RequestEffect } from '@roadside/contract/schemas';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import type { RequestChoices } from '../server/requests.server.ts';
import { RequestsScreen, type RequestsScreenProps } from './requests-screen.tsx';
import { absencesAddress, choicesAddress, effectAddress, requestsAddress, swapsAddress } from '../model/addresses.ts';
import { savedViewsAddress } from '../../../kit/list/addresses.ts';

const meta = preview.meta({ title: 'Screens/Requests', ...screenMeta });

const request = (id: number, given: Partial<InboxRequest> = {}): InboxRequest => ({
  id,
  request_type: 'pto_requests',
  version: 1,
  employee_id: 400 + id,
  driver_id: 200 + id,
  driver_slug: `driver-${id}`,
  display_name: ['Rosa Ndiaye', 'Ignacio de la Cruz y Vega', 'Teddy Marsh', 'Wen'][id % 4] ?? '',
  station_name: 'Harbor Towing, Norristown',
  time_zone: 'America/New_York',
  words: 'Time off Nov 27–28 (vacation)',
  first_day: '2026-11-27',
  status: 'pending',
  reason: 'My sister’s wedding',
  approver_reason: null,
  decided_by: null,
  decided_at: null,
  created_at: '2026-11-17T15:20:00Z',
  can_decide: true,
  can_withdraw: false,
  ...given,
});

const rows: readonly InboxRequest[] = [
  request(1),
  request(2, {
    request_type: 'schedule_fill_requests',
    words: 'Take open shift Sat, Nov 21, 10:00 PM–6:00 AM',
    first_day: '2026-11-21',
  }),
  request(3, {
    request_type: 'availability_requests',
    words: 'New availability: Mon–Fri 6:00 AM–2:00 PM',
    first_day: null,
  }),
  request(4, {
    request_type: 'schedule_changes',
    words: 'Drop Wed, Nov 25, 2:00 PM–10:00 PM',
    first_day: '2026-11-25',
  }),
];

const effect: RequestEffect = {
  words: 'Leaves Fri, Nov 27, 6:00 PM–10:00 PM short (2 of 3 drivers)',
  short_hours: 4,
  time_zone: 'America/New_York',
  hours: Array.from({ length: 8 }, (_, index) => ({
    starts_at: new Date(Date.parse('2026-11-27T23:00:00Z') + index * 3_600_000).toISOString(),
    needed: index < 4 ? 3 : 2,
    before: 3,
    after: 2,
    short: index < 4,
  })),
  shifts: [
    {
      id: 9,
      start_date: '2026-11-27T23:00:00Z',
      end_date: '2026-11-28T07:00:00Z',
      schedule_type: ['Tow'],
      station_name: 'Harbor Towing, Norristown',
      driver_name: 'Ignacio de la Cruz y Vega',
    },
  ],
  opens: 1,
  findings: [],
  others_off: [
    {
      driver_id: 44,
      display_name: 'Teddy Marsh',
      pto_start: '2026-11-26',
      pto_end: '2026-11-29',
      type: 'vacation',
      status: 'approved',
    },
  ],
  others_off_count: 1,
  earlier: [
    {
      request_type: 'pto_requests',
      id: 5,
      words: 'Time off Jul 3–5 (vacation)',
      status: 'denied',
      approver_reason: 'Holiday weekend',
      decided_by: 'Marisol Kirkbride',
      decided_at: '2026-06-20T12:00:00Z',
    },
  ],
  total_days_pto: { year: 2026, before: 9, after: 11 },
};

const address = requestsAddress({ slug: 'lantern' });
const page = (shown: readonly InboxRequest[]) => ({
  ok: true,
  data: { rows: shown, total_rows: shown.length, next_cursor: null },
});
const answers = (given: Readonly<Record<string, unknown>>) => ({
  beforeEach: () =>
    enterRecording({
      [savedViewsAddress({ screen: 'scheduler-requests' })]: { ok: true, data: { views: [] } },
      [effectAddress()]: { ok: true, data: effect },
      [swapsAddress()]: { ok: true, data: { time_zone: 'America/New_York', swaps: [] } },
      ...given,
    }),
});
const scene = (query = '', given: Partial<RequestsScreenProps> = {}) =>
  drawScene({
    route: 'screen.scheduler-requests',
    path: 'scheduler/:slug/requests',
    at: `/scheduler/lantern/requests${query}`,
    framed: true,
    screen: () => (
      <RequestsScreen
        place={{ slug: 'lantern', name: 'Lantern Motor Club' }}
        today="2026-11-18"
        driver={false}
        first={null}
        {...given}
      />
    ),
  });

export const Default = meta.story({
  tags: ['matrix'],
  ...answers({ [address]: page(rows) }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('New availability: Mon–Fri 6:00 AM–2:00 PM')).toBeVisible());
  },
});

export const Empty = meta.story({
  ...answers({ [address]: page([]) }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No pending requests')).toBeVisible());
  },
});

export const Refused = meta.story({
  ...answers({ [address]: { ok: false, problem: { kind: 'forbidden', detail: '', requestId: 'req-7c21' } } }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
  },
});

/** A request shows the hours it leaves short, and a denial needs a reason. */
export const LeavesFridayShort = meta.story({
  tags: ['matrix'],
  ...answers({ [address]: page(rows.slice(0, 1)) }),
  render: scene('?drawer=request~lantern~pto_requests~1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ignacio de la Cruz y Vega' }));
    await waitFor(() => expect(drawer.getByText(effect.words)).toBeVisible());
    expect(drawer.getByText('Days off in 2026: 9 now, 11 if approved')).toBeVisible();
    expect(drawer.getAllByText('Short')).toHaveLength(4);
    await userEvent.click(drawer.getByRole('button', { name: 'Deny request' }));
    await waitFor(() => expect(drawer.getByText('Enter a reason')).toBeVisible());
  },
});

/** Approving time off opens the driver's shift unless the manager says otherwise, and can be undone. */
export const OpensTheShift = meta.story({
  ...answers({
    [address]: (init?: RequestInit) => {
      if (init?.method !== 'POST') return page(rows.slice(0, 1));
      const sent = JSON.parse(String(init.body)) as { readonly intent: string; readonly open_shifts?: boolean };
      if (sent.intent === 'keep-shifts') return { ok: true, data: { kept: 1 } };
      return { ok: true, data: { opened_shifts: sent.open_shifts ? 1 : 0 } };
    },
  }),
  render: scene('?drawer=request~lantern~pto_requests~1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ignacio de la Cruz y Vega' }));
    const also = await drawer.findByRole('checkbox', { name: /^Also open the planned shift/ });
    expect(also).toBeChecked();
    await userEvent.click(drawer.getByRole('button', { name: 'Approve request' }));
    await waitFor(() => expect(screen.getByText('Request approved. 1 shift is open now.')).toBeVisible());
    // A static button is shown until the live part has loaded; a press on it during the swap would be lost.
    await waitFor(() =>
      expect(document.querySelector('[data-component="Toaster.Toast"][data-state=open]')).not.toBeNull(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('Ignacio de la Cruz y Vega has the shift again')).toBeVisible());
  },
});

const denied = {
  status: 'denied',
  can_decide: false,
  decided_by: 'Greta Longacre',
  decided_at: '2026-11-18T19:30:00Z',
} as const;
let faster: readonly InboxRequest[] = [];

/** Somebody else decided first: the drawer says who and when, and shows the stored decision. */
export const AlreadyDecided = meta.story({
  tags: ['matrix'],
  beforeEach: () => {
    faster = rows.slice(0, 1);
    return answers({
      [address]: (init?: RequestInit) => {
        if (init?.method !== 'POST') return page(faster);
        faster = faster.map((row) => ({ ...row, ...denied, approver_reason: 'Short on Friday night' }));
        return {
          ok: false,
          problem: { kind: 'refused', detail: 'Greta Longacre already denied this request.', requestId: '' },
        };
      },
    }).beforeEach();
  },
  render: scene('?drawer=request~lantern~pto_requests~1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ignacio de la Cruz y Vega' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Approve request' }));
    await waitFor(() => expect(drawer.getByText('Greta Longacre already denied this request.')).toBeVisible());
    await waitFor(() =>
      expect(drawer.getByText('Denied by Greta Longacre on Wed, Nov 18, 2:30 PM: Short on Friday night')).toBeVisible(),
    );
    // The request is closed, and the second approver can still read the reason.
    await expect(drawer.queryByRole('button', { name: 'Approve request' })).toBeNull();
    await waitFor(() => expect(drawer.getByText('Greta Longacre already denied this request.')).toBeVisible());
  },
});

const mine = request(1, { display_name: 'Wen', can_decide: false, can_withdraw: true });

const swapShift = (id: number, driver_name: string, day: string) => ({
  id,
  driver_name,
  start_date: `${day}T12:00:00.000Z`,
  end_date: `${day}T20:00:00.000Z`,
  schedule_type: ['Tow'],
  station_name: 'Norristown',
});

/** A driver's view of their own requests: a swap to answer, and the decision with its reason. */
export const OfADriver = meta.story({
  tags: ['matrix'],
  ...answers({
    [address]: page([
      mine,
      { ...mine, id: 2, status: 'denied', approver_reason: 'Short on Friday night', decided_by: 'Marisol Kirkbride' },
    ]),
    [swapsAddress()]: {
      ok: true,
      data: {
        time_zone: 'America/New_York',
        swaps: [
          {
            id: 4,
            gets: swapShift(11, 'Bo Lindqvist', '2026-11-27'),
            gives: swapShift(12, 'Wen', '2026-11-28'),
          },
        ],
      },
    },
  }),
  render: scene('', { driver: true }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'My requests' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Agree' })).toBeVisible());
    expect(canvas.getByRole('button', { name: 'New request' })).toBeVisible();
  },
});

const choices: { readonly ok: true; readonly data: RequestChoices } = {
  ok: true,
  data: {
    today: '2026-11-18',
    time_zone: 'America/New_York',
    availability: [1, 2, 3, 4, 5].map((day_of_week) => ({
      day_of_week: day_of_week as 1,
      start_time: '06:00',
      end_time: '14:00',
      type: 'regular',
    })),
    own_shifts: effect.shifts,
    open_shifts: [],
    swap_shifts: [],
  },
};

/** A request shows the hours it would leave short before it is sent. */
export const NewRequest = meta.story({
  tags: ['matrix'],
  ...answers({
    [address]: page([]),
    [choicesAddress()]: choices,
  }),
  render: scene('?drawer=new-request~lantern', { driver: true }),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'New request' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(drawer.getByText('Choose the first day')).toBeVisible());
    await userEvent.click(drawer.getByRole('combobox', { name: 'What do you need?' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Availability' }));
    // Starts with the driver's current week.
    await waitFor(() => expect(drawer.getByText('Friday 6:00 AM–2:00 PM')).toBeVisible());
    await waitFor(() => expect(drawer.getByText(effect.words)).toBeVisible());
  },
});

const absence = (id: number, name: string, from: string, to: string, status: Absence['status']): Absence => ({
  id,
  employee_id: 400 + id,
  driver_id: 200 + id,
  driver_slug: `driver-${id}`,
  display_name: name,
  station_name: 'Harbor Towing, Norristown',
  pto_start: from,
  pto_end: to,
  type: 'vacation',
  status,
});

export const AbsenceMonth = meta.story({
  tags: ['matrix'],
  ...answers({
    [absencesAddress({ slug: 'lantern' })]: {
      ok: true,
      data: {
        absences: [
          absence(1, 'Ignacio de la Cruz y Vega', '2026-11-26', '2026-11-29', 'approved'),
          absence(2, 'Rosa Ndiaye', '2026-11-27', '2026-11-28', 'pending'),
          absence(3, 'Teddy Marsh', '2026-10-30', '2026-11-02', 'approved'),
        ],
        more: 0,
      },
    },
  }),
  render: scene('?show=calendar'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Rosa Ndiaye' })).toBeVisible());
    expect(canvas.getByRole('link', { name: 'Absence calendar' })).toHaveAttribute('aria-current', 'true');
    expect(canvas.getByRole('link', { name: 'List' })).toBeVisible();
    expect(canvas.getByRole('img', { name: /^Nov 26: .+, approved$/ })).toBeVisible();
    expect(canvas.getByText(/dashed \? pending$/)).toBeVisible();
  },
});

export const NobodyOff = meta.story({
  ...answers({ [absencesAddress({ slug: 'lantern' })]: { ok: true, data: { absences: [], more: 0 } } }),
  render: scene('?show=calendar&month=2026-12'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nobody is off')).toBeVisible());
  },
});
