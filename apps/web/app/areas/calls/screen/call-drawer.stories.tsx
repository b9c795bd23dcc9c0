import type { CallDetail } from '@roadside/contract/schemas';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { DrawersProvider } from '../../../kit/drawers/drawers.tsx';
import { callAddress } from '../model/addresses.ts';

const meta = preview.meta({ title: 'Screens/Call', ...screenMeta });

const address = callAddress({ slug: 'montgomery', id: '7' });
const call: CallDetail['call'] = {
  id: 7,
  sc_dt: '2026-11-13',
  received_at: '2026-11-14T02:18:00.000Z',
  station_id: 21,
  station_slug: 'ardmore-towing',
  station_name: 'Ardmore Towing',
  driver_id: 31,
  driver_name: 'Luis Ferrer',
  sc_svc_prov_type: 'F',
  tcd: '5',
  service: 'Tow',
  outcome: 'completed',
  clear_code: 'P1',
  ata_minutes: 133,
  pta_minutes: 60,
  pass_count: 3,
  city: 'Ardmore',
  state: 'PA',
  grid: 'K7',
  outc1: 2,
  late: true,
  appointment: false,
  vehicle: '2017 Honda CR-V, blue',
  truck: 'Tow 214',
  time_zone: 'America/New_York',
};
const at = (minutes: number) => new Date(Date.parse(call.received_at) + minutes * 60_000).toISOString();
const detail: CallDetail = {
  call,
  steps: [
    { step: 'RE', at: at(0), minutes_since_previous: null },
    { step: 'SP', at: at(28), minutes_since_previous: 28 },
    { step: 'AS', at: at(30), minutes_since_previous: 2 },
    { step: 'DI', at: at(34), minutes_since_previous: 4 },
    { step: 'ER', at: at(40), minutes_since_previous: 6 },
    { step: 'OL', at: at(133), minutes_since_previous: 93 },
    { step: 'TW', at: at(151), minutes_since_previous: 18 },
    { step: 'CL', at: at(176), minutes_since_previous: 25 },
  ],
  promised_at: at(60),
  missed_by_minutes: 73,
  passes: [6, 15, 24].map((minutes, index) => ({
    at: at(minutes),
    station_id: 22 + index,
    station_slug: ['bala-garage', 'narberth-road-service', 'wynnewood-towing'][index] ?? '',
    station_name: ['Bala Garage', 'Narberth Road Service', 'Wynnewood Towing'][index] ?? '',
    driver_name: null,
    reason: 'No driver available',
  })),
  updates: [{ at: at(26), text: 'Phone call: finding another provider' }],
  redispatches: [],
  place: {
    latitude: 40.007,
    longitude: -75.285,
    city: 'Ardmore',
    state: 'PA',
    grid: 'K7',
    station_latitude: 40.02,
    station_longitude: -75.3,
  },
  survey: {
    outc1: 2,
    response_sat: 1,
    q24: 5,
    q26: 2,
    comment: 'They said an hour and it took over two, in the cold.',
    recorded_at: at(2000),
    rerouted: false,
    removed: false,
  },
  related: [
    {
      id: 9,
      slug: 'ardmore-towing',
      station_name: 'Ardmore Towing',
      received_at: at(900),
      tcd: '1',
      outcome: 'completed',
      hours_apart: 15,
    },
  ],
  full: true,
};

const scene = drawScene({
  route: 'screen.call',
  path: '/passed-calls/montgomery',
  at: '/passed-calls/montgomery?drawer=call~montgomery~7',
  framed: true,
  screen: () => (
    <DrawersProvider>
      <p>Call Details</p>
    </DrawersProvider>
  ),
});
const answers = (answer: unknown) => ({ beforeEach: () => enterRecording({ [address]: answer }) });

/** Eight steps with the minutes between them, three passes, the promise, and the member's comment. */
export const PassedThreeTimes = meta.story({
  ...answers({ ok: true, data: detail }),
  render: scene,
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getAllByText('No driver available')).toHaveLength(3));
    await waitFor(() => expect(drawer.getByText('1 h 13 min late')).toBeVisible());
    await waitFor(() => expect(drawer.getByText('2 h 56 min from first step to last')).toBeVisible());
    await waitFor(() => expect(drawer.getByText('1.2 mi, straight line')).toBeVisible());
    await waitFor(() => expect(drawer.getByText(/^Ardmore Towing to the member: 1.2 mi in a straight/)).toBeVisible());
  },
});

/** The station has no location: no line is drawn, and the text says why. */
export const NoStart = meta.story({
  ...answers({
    ok: true,
    data: {
      ...detail,
      place: { ...detail.place, station_latitude: null, station_longitude: null },
    } satisfies CallDetail,
  }),
  render: scene,
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(drawer.getByText('The map has no drive, because Ardmore Towing has no location.')).toBeVisible(),
    );
    await waitFor(() => expect(drawer.getByRole('group', { name: 'Member’s location' })).toBeVisible());
    expect(drawer.queryByText(/straight line$/)).toBeNull();
  },
});

const quick = [0, 0.4, 1, 1.2, 2.5, 133, 133.5, 176];

/** Steps seconds apart: the minutes between them have a line of their own, and add up to the clock times. */
export const ShortSteps = meta.story({
  ...answers({
    ok: true,
    data: {
      ...detail,
      steps: detail.steps.map((step, index) => ({ ...step, at: at(quick[index] ?? 0) })),
    } satisfies CallDetail,
  }),
  render: scene,
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    const timeline = await drawer.findByRole('region', { name: 'Timeline' });
    await waitFor(() => expect(within(timeline).getByText('2 h 56 min from first step to last')).toBeVisible());
    const boxes = [...timeline.querySelectorAll('li > :not([aria-hidden])')].map((part) => ({
      text: part.textContent,
      box: part.getBoundingClientRect(),
    }));
    expect(boxes.length).toBeGreaterThan(20);
    const over = boxes.flatMap(({ text, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `${text} over ${other.text}`),
    );
    expect(over).toEqual([]);
    await waitFor(() =>
      expect(within(timeline).getByRole('link', { name: 'Bala Garage' })).toHaveAttribute(
        'href',
        '/passed-calls/bala-garage?sc_dt__gte=2026-11-13&sc_dt__lte=2026-11-13&passed=here',
      ),
    );
  },
});

/** A facility that passed a call sees only its own part; the one that served it stays hidden. */
export const OwnPartOnly = meta.story({
  ...answers({
    ok: true,
    data: {
      ...detail,
      call: { ...call, driver_id: null, driver_name: null, truck: null, station_name: '', outc1: null },
      passes: detail.passes.map((pass, index) =>
        index === 0 ? pass : { ...pass, station_id: null, station_slug: null, station_name: null, reason: null },
      ),
      updates: [],
      place: { ...detail.place, station_latitude: null, station_longitude: null },
      survey: null,
      related: [],
      full: false,
    } satisfies CallDetail,
  }),
  render: scene,
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getAllByText('Passed by another station')).toHaveLength(2));
    expect(drawer.queryByText('Luis Ferrer')).toBeNull();
  },
});

export const Refused = meta.story({
  ...answers({ ok: false, problem: { kind: 'forbidden', detail: '', requestId: 'req-7c21' } }),
  render: scene,
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByText(/req-7c21/)).toBeVisible());
  },
});
