import type { CoverageRow, HoursRow } from '@roadside/contract/schemas';
import type { GeographyType } from '@roadside/domain/geography';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import type { Outcome } from '../../../kit/outcome/outcome.ts';
import type { ReportId } from '../model/report-state.ts';
import type { LoadedReport } from '../server/schedule-reports.server.ts';
import { ScheduleReportsScreen } from './schedule-reports-screen.tsx';
import { reportShiftsAddress, scheduleReportAddress } from '../model/addresses.ts';

const meta = preview.meta({ title: 'Screens/Scheduler reports', ...screenMeta });

const who = (id: number) => ({
  driver_id: id,
  driver_slug: `driver-${id}`,
  display_name: ['Rosa Ndiaye', 'Ignacio de la Cruz y Vega', 'Teddy Marsh', 'Wen'][id % 4] ?? '',
  station_name: 'Harbor Towing, Norristown',
  station_slug: 'harbor-norristown',
});
const hours: readonly HoursRow[] = ['2026-11-15', '2026-11-08', '2026-11-01'].flatMap((week, index) =>
  [1, 2, 3, 4].map((id) => ({
    ...who(id),
    week,
    shifts: 5,
    hours: 38 + id * 2 - index,
    tow_hours: 20 + id,
    battery_hours: 10 + id - index,
    light_hours: 8,
    overtime_hours: Math.max(0, id * 2 - index - 2),
  })),
);
const coverage: readonly CoverageRow[] = Array.from({ length: 168 }, (_, index) => ({
  day_of_week: Math.floor(index / 24),
  hour: index % 24,
  scheduled: index % 24 < 6 ? 1 : 4 - (index % 3),
  ghosts: index % 24 === 22 ? 1 : 0,
  needed: index % 24 > 15 ? 4 : 2,
  hours: 4,
  short_hours: index % 24 > 15 ? 2 : 0,
}));
const loadedAs = {
  hours: { report: 'hours', rows: [...hours], left_out: 0 },
  coverage: { report: 'coverage', rows: [...coverage], left_out: 0 },
  pto: {
    report: 'pto',
    rows: [1, 2, 3].map((id) => ({ ...who(id), used_days: 4 * id, coming_days: 3, pending_days: id - 1 })),
    left_out: 0,
  },
  adherence: {
    report: 'adherence',
    rows: [1, 2, 3].map((id) => ({
      ...who(id),
      shifts: 12,
      planned_hours: 96,
      worked_hours: 84 + id * 3,
      adherence: 87.5 + id * 3,
      late_shifts: 3 - id,
      missed_shifts: id === 1 ? 1 : 0,
    })),
    left_out: 0,
  },
  ghosts: {
    report: 'ghosts',
    rows: [
      {
        ...who(1),
        driver_id: 9999912,
        driver_slug: null,
        display_name: 'Night relief',
        planned_shifts: 10,
        filled_shifts: 6,
        open_hours: 32,
        filled_hours: 48,
        filled_share: 60,
      },
    ],
    left_out: 0,
  },
  forecast: {
    report: 'forecast',
    rows: Array.from({ length: 14 }, (_, index) => ({
      local_day: `2026-11-${String(17 - index).padStart(2, '0')}`,
      predicted_calls: 30 + (index % 5),
      actual_calls: 28 + ((index * 3) % 8),
      difference: 28 + ((index * 3) % 8) - 30 - (index % 5),
      difference_share: Math.round(((28 + ((index * 3) % 8)) / (30 + (index % 5)) - 1) * 1000) / 10,
      needed_hours: 52,
      scheduled_hours: 48 + (index % 6),
      short_hours: index % 4,
    })),
    left_out: 0,
  },
  locations: {
    report: 'locations',
    rows: ['Harbor Towing, Norristown', 'Summit Pass Towing, Lansdale', 'Elm Street Towing'].map((name, index) => ({
      geography_id: 40 + index,
      slug: `place-${index}`,
      display_name: name,
      drivers: 9 - index,
      shifts: 60 - 8 * index,
      hours: 480 - 64 * index,
      overtime_hours: 12 * index,
      open_hours: 24,
      planned_hours: 400,
      worked_hours: 380 - 20 * index,
      adherence: 95 - 5 * index,
      days_off: 4 + index,
    })),
    left_out: 0,
  },
} as const satisfies Record<ReportId, unknown>;

const scene = (report: ReportId, loaded: Outcome<LoadedReport>, query = '', type: GeographyType = 'station') =>
  drawScene({
    route: 'screen.scheduler-reports',
    path: 'scheduler/:slug',
    at: `/scheduler/harbor?report=${report}${query}`,
    framed: true,
    screen: () => (
      <ScheduleReportsScreen
        place={{ slug: 'harbor', name: 'Harbor Towing, Norristown', type }}
        today="2026-11-18"
        state={{ report, from: '2026-11-01', to: '2026-11-21' }}
        loaded={loaded}
      />
    ),
  });
const of = (report: ReportId, query = '', type: GeographyType = 'station') =>
  scene(report, { ok: true, data: loadedAs[report] as unknown as LoadedReport }, query, type);

export const Hours = meta.story({
  tags: ['matrix'],
  render: of('hours'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Scheduler reports' })).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText('Teddy Marsh')[0]).toBeVisible());
    await canvas.findByRole('figure');
    expect(canvas.getByRole('link', { name: 'Hours and overtime' })).toHaveAttribute('aria-current', 'page');
  },
});

export const Coverage = meta.story({
  tags: ['matrix'],
  render: of('coverage'),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('figure');
  },
});

/** Forecast vs. actual. */
export const ForecastAndActual = meta.story({
  tags: ['matrix'],
  render: of('forecast'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Forecast vs. actual' })).toBeVisible());
    await canvas.findByRole('figure');
    expect(canvas.queryByRole('link', { name: 'By location' })).toBeNull();
  },
});

/** A row opens the location; its hours open the shifts there. */
export const ByLocation = meta.story({
  render: of('locations', '', 'territory'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: '480' })).toBeVisible());
    expect(canvas.getByRole('link', { name: '480' }).getAttribute('href')).toContain('shifts%7Eplace-0');
    expect(canvas.getByRole('link', { name: 'Elm Street Towing' }).getAttribute('href')).toContain(
      '/scheduler/place-2/',
    );
  },
});

export const TimeOff = meta.story({ render: of('pto') });
export const Adherence = meta.story({ render: of('adherence') });
export const GhostsFilled = meta.story({ render: of('ghosts') });

export const Empty = meta.story({
  render: scene('hours', { ok: true, data: { report: 'hours', rows: [], left_out: 0 } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nothing in this period')).toBeVisible());
  },
});

export const Failed = meta.story({
  beforeEach: () =>
    enterRecording({
      [scheduleReportAddress({ slug: 'harbor' })]: {
        ok: false,
        problem: { kind: 'failed', detail: '', requestId: 'req-7c21' },
      },
    }),
  render: scene('hours', { ok: false, problem: { kind: 'failed', detail: '', requestId: 'req-7c21' } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/req-7c21/)).toBeVisible());
  },
});

/** Each number opens its shifts. */
export const ShiftsBehind = meta.story({
  tags: ['matrix'],
  beforeEach: () =>
    enterRecording({
      [reportShiftsAddress({ slug: 'harbor' })]: {
        ok: true,
        data: {
          rows: [
            {
              id: 1,
              ...who(1),
              local_day: '2026-11-16',
              start_date: '2026-11-16T11:00:00Z',
              end_date: '2026-11-16T19:00:00Z',
              hours: 8,
              schedule_type: ['Tow'],
              time_zone: 'America/New_York',
              isGhost: false,
              signed_on_at: '2026-11-16T11:04:00Z',
              signed_off_at: '2026-11-16T19:02:00Z',
            },
          ],
          total_rows: 1,
          next_cursor: null,
        },
      },
    }),
  render: of('hours', '&drawer=shifts~harbor~2026-11-15~2026-11-21~1~-~-'),
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Ignacio de la Cruz y Vega' }));
    await waitFor(() => expect(drawer.getByText(/^Signed on 6:04 AM/)).toBeVisible());
  },
});
