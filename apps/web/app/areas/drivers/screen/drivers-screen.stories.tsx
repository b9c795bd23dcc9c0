import type { DriverProfile } from '@roadside/contract/schemas';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { DriversScreen } from './drivers-screen.tsx';
import { driversAddress } from '../model/addresses.ts';
import { savedViewsAddress } from '../../../kit/list/addresses.ts';

const meta = preview.meta({ title: 'Screens/Driver profiles', ...screenMeta });

const driver = (id: number, full_name: string, given: Partial<DriverProfile> = {}): DriverProfile => ({
  id,
  employee_profile: 400 + id,
  full_name,
  tcd: ['Tow', 'Battery'],
  availability: [1, 2, 3, 4, 5].map((day_of_week) => ({
    id: day_of_week,
    day_of_week,
    start_time: '06:00',
    end_time: '14:00',
    type: 'regular',
  })),
  pto: [{ id: 1, pto_start: '2026-12-23', pto_end: '2027-01-02', type: 'vacation', status: 'approved', reason: null }],
  total_days_pto: 12,
  available_start_time: { hour: 6, minutes: 0 },
  available_end_time: { hour: 14, minutes: 0 },
  schedule_type: ['Tow'],
  isAvailable: true,
  outOnPto: false,
  active_not_available: false,
  isGhost: false,
  slug: `driver-${id}`,
  station_id: 70,
  station_name: 'Harbor Towing, Norristown',
  time_zone: 'America/New_York',
  version: 3,
  active_not_available_reason: null,
  active_not_available_since: null,
  state: 'available',
  can_write: true,
  ...given,
});

const drivers: readonly DriverProfile[] = [
  driver(1, 'Ignacio de la Cruz y Vega'),
  driver(2, 'Rosa Ndiaye', { state: 'on-pto', outOnPto: true, isAvailable: false, schedule_type: [] }),
  driver(3, 'Wen', {
    state: 'not-available',
    active_not_available: true,
    isAvailable: false,
    active_not_available_reason: 'License renewal',
    active_not_available_since: '2026-11-02',
  }),
  driver(9999912, 'Night relief', {
    state: 'ghost',
    isGhost: true,
    employee_profile: null,
    slug: null,
    pto: [],
    total_days_pto: 0,
  }),
];
const address = driversAddress({ slug: 'harbor' });
const page = (shown: readonly DriverProfile[]) => ({
  ok: true,
  data: {
    drivers: shown,
    total_rows: shown.length,
    next_cursor: null,
    clock: { today: '2026-11-18', now: '2026-11-18T17:00:00.000Z', aheadMs: 0 },
  },
});
const answers = (given: Readonly<Record<string, unknown>>) => ({
  beforeEach: () =>
    enterRecording({
      [savedViewsAddress({ screen: 'scheduler-profiles' })]: { ok: true, data: { views: [] } },
      ...given,
    }),
});
const scene = (query = '') =>
  drawScene({
    route: 'screen.scheduler-profiles',
    path: 'scheduler/:slug/profiles',
    at: `/scheduler/harbor/profiles${query}`,
    framed: true,
    screen: () => (
      <DriversScreen
        place={{ id: 70, slug: 'harbor', name: 'Harbor Towing, Norristown', type: 'station' }}
        today="2026-11-18"
        first={null}
      />
    ),
  });

export const Default = meta.story({
  tags: ['matrix'],
  ...answers({ [address]: page(drivers) }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Rosa Ndiaye' })).toBeVisible());
    expect(canvas.getByRole('button', { name: 'New ghost' })).toBeVisible();
  },
});

export const Empty = meta.story({
  ...answers({ [address]: page([]) }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No drivers yet')).toBeVisible());
  },
});

export const Refused = meta.story({
  ...answers({ [address]: { ok: false, problem: { kind: 'unreachable', detail: '', requestId: 'req-7c21' } } }),
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /try again/i })).toBeVisible());
  },
});

export const Profile = meta.story({
  tags: ['matrix'],
  ...answers({ [address]: page(drivers.slice(0, 1)) }),
  render: scene('?drawer=driver~harbor~70~1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ignacio de la Cruz y Vega' }));
    await waitFor(() => expect(drawer.getByRole('checkbox', { name: 'Tow' })).toBeChecked());
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Monday 6:00 AM–2:00 PM' }));
    await waitFor(() => expect(drawer.queryByText('Monday 6:00 AM–2:00 PM')).toBeNull());
    expect(drawer.getByRole('gridcell', { name: 'Tuesday 6:00 AM' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const TimeOff = meta.story({
  ...answers({ [address]: page(drivers.slice(0, 1)) }),
  render: scene('?drawer=driver~harbor~70~1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ignacio de la Cruz y Vega' }));
    await userEvent.click(await drawer.findByRole('tab', { name: 'Time off' }));
    await waitFor(() => expect(drawer.getByText('12 days off this year')).toBeVisible());
    expect(drawer.getByRole('button', { name: 'Add time off' })).toBeVisible();
    // Deleting asks first: nothing gives the days back.
    await userEvent.click(drawer.getByRole('button', { name: 'Delete' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete this time off?' }));
    await waitFor(() => expect(asked.getByText(/^Dec 23–Jan 2, 2027 · vacation\./)).toBeVisible());
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** Somebody else saves the driver first: what was changed here stays, beside what they saved. */
export const ChangedMeanwhile = meta.story({
  beforeEach: () => {
    let stored = driver(1, 'Wen');
    return enterRecording({
      [address]: (init?: RequestInit) => {
        if (init?.method !== 'POST') return page([stored]);
        stored = driver(1, 'Wen', { version: 4, tcd: ['Light Service'] });
        return { ok: false, problem: { kind: 'refused', detail: 'Someone saved it first.', requestId: 'req-7c22' } };
      },
    });
  },
  render: scene('?drawer=driver~harbor~70~1'),
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Wen' }));
    await userEvent.click(await drawer.findByRole('checkbox', { name: 'Battery' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save profile' }));
    await waitFor(() =>
      expect(drawer.getByRole('row', { name: /^Services/ })).toHaveTextContent('ServicesTowLight Service'),
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Use saved version' }));
    await waitFor(() => expect(drawer.getByRole('checkbox', { name: 'Light Service' })).toBeChecked());
    expect(drawer.getByRole('checkbox', { name: 'Tow' })).not.toBeChecked();
  },
});

/** People who may not edit a profile see the same data without buttons. */
export const ReadOnly = meta.story({
  ...answers({ [address]: page([driver(1, 'Wen', { can_write: false })]) }),
  render: scene('?drawer=driver~harbor~70~1'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Wen' }));
    await waitFor(() => expect(drawer.getByText('Monday 6:00 AM–2:00 PM')).toBeVisible());
    expect(drawer.queryByRole('button', { name: 'Save profile' })).toBeNull();
  },
});

export const Ghost = meta.story({
  tags: ['matrix'],
  ...answers({ [address]: page(drivers.slice(3)) }),
  render: scene('?drawer=driver~harbor~70~9999912'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Night relief' }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Save ghost' })).toBeVisible());
    expect(drawer.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
  },
});
