import { expect, screen, waitFor, within } from 'storybook/test';
import { addDays } from '@roadside/domain/calendar';
import preview from '../../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { enterRecording } from '../../../../stories/screen-stage.tsx';
import { recorded } from '../../../../stories/recorded.ts';
import { pack } from '../../../kit/packed/packed.ts';
import { forgetDrafts, keepDraft } from '../../../kit/store/drafts.ts';
import type { LoadedSchedule } from '../model/loaded-schedule.ts';
import { loadedDays, readScheduleAddress } from '../model/schedule-address.ts';
import { driverReply, entryReply, noticeReply, scheduleReply } from '../model/schedule-samples.ts';
import type { PredictionHour, ScheduleReply } from '../model/schedule-reply.ts';
import { openSession, type ScheduleEdits } from '../model/schedule-session.ts';
import { ScheduleScreen } from './schedule-screen.tsx';
import {
  backTestAddress,
  calendarFeedAddress,
  noticesAddress,
  planAddress,
  predictionsAddress,
  presenceAddress,
  publishingAddress,
  scheduleAddress,
  templatesAddress,
  workedAddress,
} from '../model/addresses.ts';

const day = recorded.now.slice(0, 10);
const { from } = loadedDays({ span: 'week', day });
const at = (offset: number, hours: number) =>
  new Date(Date.parse(`${addDays(from, offset)}T05:00:00.000Z`) + hours * 3_600_000).toISOString();

const names = ['Rosa Ndiaye', 'Kim Ray', 'Lou Okafor', 'Maxine Smith', 'Ana Okafor', 'Ignacio de la Cruz Romero'];
const drivers = [
  ...names.map((name, place) =>
    driverReply(place + 1, name, {
      tcd: place % 2 === 0 ? ['Tow', 'Light Service'] : ['Battery', 'Light Service'],
      station_id: place < 3 ? 5 : 6,
      availability: Array.from({ length: 7 }, (_, weekday) => ({
        id: place * 10 + weekday + 1,
        day_of_week: weekday,
        start_time: '05:00',
        end_time: '20:00',
        type: 'weekly',
      })),
    }),
  ),
  driverReply(9_999_912, 'Night tow', { isGhost: true, employee_profile: null, tcd: ['Tow'] }),
];
const week: ScheduleReply = scheduleReply({
  from,
  days: 7,
  drivers,
  stations: [5, 6].map((id) => ({
    id,
    name: id === 5 ? 'Norristown' : 'Lansdale',
    slug: `station-${id}`,
    time_zone: 'America/New_York',
    zone: 'Territory 1',
    today: from,
    editable: true,
  })),
  schedule: [
    ...names.flatMap((_, place) =>
      [1, 2, 3, 4, 5].map((offset) =>
        entryReply(100 + place * 10 + offset, {
          employee: place + 1,
          start: at(offset, 6 + ((place * 2) % 8)),
          hours: place === 4 ? 0 : 8,
          services: place % 2 === 0 ? ['Tow'] : ['Battery', 'Light Service'],
          station: place < 3 ? 5 : 6,
          ...(place === 0 && offset === 1 ? { note: 'Truck 7 is in the shop' } : {}),
        }),
      ),
    ),
    entryReply(200, { placeholder: 12, start: at(3, 20), hours: 8 }),
  ],
});
const loaded: LoadedSchedule = {
  place: {
    id: 40,
    slug: 'northeast',
    baseSlug: 'northeast',
    name: 'Northeast Towing',
    type: 'station-business',
    facilityType: null,
    timeZone: 'America/New_York',
    path: [],
  },
  person: { id: 1, employeeId: 1, driver: false },
  mayChange: true,
  mayUnlock: true,
  today: day,
  now: recorded.now,
  aheadMs: Date.parse(recorded.now) - Date.now(),
  outcome: { ok: true, data: week },
};
const hours: readonly PredictionHour[] = Array.from({ length: 7 * 24 }, (_, hour) => ({
  sc_dt: at(0, hour),
  volume_pred: hour % 24 > 7 && hour % 24 < 19 ? 3 : 0.4,
  volume_low: 0,
  volume_high: hour % 24 > 7 && hour % 24 < 19 ? 6 : 2,
  on_time_pred: null,
  on_time_target: null,
  on_time_best: null,
  productivity_goal: 0.75,
  drivers_needed: hour % 24 > 7 && hour % 24 < 19 ? 5 : 1,
  total_drivers: 0,
  code: 'tow',
  was_optimized: false,
  time_type: '1h',
}));
const predictions = (list: readonly PredictionHour[]) => ({
  [predictionsAddress({ slug: 'northeast' })]: {
    ok: true,
    data: { hours: list, avl_zone: [], stations_apart: null, children: [] },
  },
});
const noError = { mape: null, bias: null, predicted: 0, actual: 0, n: 0 };
const notJudged = { from, through: day, trained_at: null, hours: [], by_hour: noError, by_day: noError };
const quiet = {
  [workedAddress({ slug: 'northeast' })]: { ok: true, data: { worked: [] } },
  [scheduleAddress({ slug: 'northeast' })]: { ok: true, data: pack(week) },
  [presenceAddress({ slug: 'northeast' })]: {
    ok: true,
    data: {
      people: [{ employee_id: 9, display_name: 'Dana Whitfield', day, editing: true, seen_at: recorded.now }],
      now: recorded.now,
    },
  },
};
const told = [noticeReply(1, 'Rosa Ndiaye'), { ...noticeReply(2, 'Kim Ray'), confirmed_at: recorded.now }];
const publishing = {
  [publishingAddress({ slug: 'northeast' })]: {
    ok: true,
    data: {
      changes: [
        {
          id: 101,
          station_id: 5,
          day,
          before: null,
          after: { start: at(1, 6), end: at(1, 14), services: ['Tow'], note: null, worker: 'Lou Okafor' },
        },
      ],
      told: [{ ...noticeReply(3, 'Lou Okafor'), lines: noticeReply(3, '').lines.slice(0, 1) }],
      open: 0,
      version: 3,
    },
  },
  [noticesAddress({ slug: 'northeast' })]: { ok: true, data: { notices: told } },
};
const templates = {
  current_template: null,
  template: null,
  all_templates: [
    {
      id: 3,
      name: 'Winter week',
      scope: 'week',
      shifts: 31,
      version: 1,
      updated_at: recorded.now,
      updated_by: 'Dana Whitfield',
    },
  ],
};

const meta = preview.meta({
  title: 'Screens/Schedule',
  ...screenMeta,
  beforeEach: () => enterRecording({ ...quiet, ...publishing, ...predictions([]) }),
});

const hour = 3_600_000;
let sendOthers = () => {};

const scene = (query = '', more: Partial<LoadedSchedule> = {}) => {
  const data = { ...loaded, ...more };
  return drawScene({
    route: 'screen.scheduler-scheduling',
    path: 'scheduler/:slug/scheduling',
    at: `/scheduler/northeast/scheduling${query}`,
    loaded: data,
    screen: () => <ScheduleScreen {...data} />,
  });
};

export const Week = meta.story({
  render: scene(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'Shifts of Northeast Towing' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Dana Whitfield is editing')).toBeVisible());
  },
});

export const Day = meta.story({ render: scene(`?span=day&day=${day}`) });

export const Month = meta.story({
  render: scene('?span=month', {
    outcome: {
      ok: true,
      data: { ...week, ...loadedDays(readScheduleAddress(new URLSearchParams('span=month'), day)) },
    },
  }),
});

export const AsList = meta.story({
  render: scene('?view=list'),
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('grid', { name: 'Shifts' }));
    await waitFor(() => expect(list.getAllByRole('row').length).toBeGreaterThan(5));
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Unlock past days' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
});

/**
 * With a forecast, the strip, the line below the tools, the panel and the what-if appear; without one, nothing is
 * shown.
 */
export const Coverage = meta.story({
  beforeEach: () =>
    enterRecording({
      ...quiet,
      ...predictions(hours),
      [backTestAddress({ slug: 'northeast' })]: { ok: true, data: notJudged },
    }),
  render: scene(`?span=day&day=${addDays(from, 2)}`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forecast and what-if' }));
    const panel = within(await canvas.findByRole('region', { name: 'Forecast' }));
    const [storm] = panel.getAllByRole('slider');
    storm?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByText(/This is a what-if: nothing is saved/)).toBeVisible());
    await userEvent.click(panel.getByRole('radio', { name: 'Accuracy' }));
    await waitFor(() => expect(panel.getByText('No past predictions yet')).toBeVisible());
  },
});

export const EditedAndRefused = meta.story({
  beforeEach: () =>
    enterRecording({
      ...quiet,
      ...predictions([]),
      [scheduleAddress({ slug: 'northeast' })]: (init?: RequestInit) =>
        init?.method === 'POST'
          ? {
              ok: true,
              data: {
                saved: false,
                detail: 'Some changes could not be saved.',
                collisions: [
                  {
                    kind: 'rule',
                    detail: 'Rosa Ndiaye: Marked unavailable',
                    yours: null,
                    shift_id: 101,
                    theirs: null,
                    by: null,
                    at: null,
                    findings: [
                      { rule: 'unavailable', severity: 'block', overridable: true, words: 'Marked unavailable' },
                    ],
                  },
                ],
              },
            }
          : { ok: true, data: pack(week) },
    }),
  render: scene(),
  play: async ({ canvas, userEvent }) => {
    const cells = await canvas.findAllByRole('gridcell', { name: /Rosa Ndiaye/ });
    await userEvent.click(cells[0] as HTMLElement);
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(canvas.getByText('1 unsaved change')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Save schedule' }));
    await waitFor(() => expect(canvas.getByText(/Marked unavailable/)).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText(/Reason to save anyway/)).toBeVisible());
  },
});

/** Unsaved edits from an earlier page: a shift of a driver outside the first rows, moved by an hour. */
function draftOf(shiftId: string): ScheduleEdits | null {
  const { model } = openSession({ reply: week, shown: { from, days: 7 }, timeZone: loaded.place.timeZone });
  const { start, end } = model.shift(shiftId) ?? { start: 0, end: 0 };
  const after = { start: start + hour, end: end + hour };
  model.apply([{ kind: 'patch', id: shiftId, before: { start, end }, after }], 'keyboard');
  return model.isDirty() ? model.diff() : null;
}

/**
 * A large location opens with its first rows. Once the rest have loaded, it can be edited and an earlier draft is
 * restored.
 */
export const FirstRows = meta.story({
  beforeEach() {
    const others = new Promise<void>((resolve) => {
      sendOthers = resolve;
    });
    keepDraft({ person: 1, form: `schedule northeast ${from} 7` }, draftOf('131'), 'an earlier page');
    const leave = enterRecording({
      ...quiet,
      ...predictions(hours),
      [scheduleAddress({ slug: 'northeast' })]: async () => {
        await others;
        return { ok: true, data: pack(week) };
      },
    });
    return () => {
      leave();
      forgetDrafts();
    };
  },
  render: scene('', { outcome: { ok: true, data: { ...week, drivers: drivers.slice(0, 2), complete: false } } }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Loading the rest of the drivers…')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Forecast and what-if' })).toBeNull();
    await expect(canvas.queryByText('Maxine Smith')).toBeNull();
    // No totals are shown while only some rows are loaded.
    await expect(canvas.queryByText(/h short|Covered/)).toBeNull();
    await expect(canvas.queryByText('No availability conflicts')).toBeNull();
    const cells = await canvas.findAllByRole('gridcell', { name: /Rosa Ndiaye/ });
    await userEvent.click(cells[0] as HTMLElement);
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(canvas.queryByText(/unsaved change/)).toBeNull();
    sendOthers();
    await waitFor(() => expect(canvas.getByText('Maxine Smith')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Loading the rest of the drivers…')).toBeNull());
    await waitFor(() => expect(canvas.getByText('1 unsaved change')).toBeVisible());
    const [rosa] = await canvas.findAllByRole('gridcell', { name: /Rosa Ndiaye/ });
    await userEvent.click(rosa as HTMLElement);
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(canvas.getByText('2 unsaved changes')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByText(/h short|Covered/).length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Forecast and what-if' })).toBeVisible());
  },
});

export const Templates = meta.story({
  beforeEach: () =>
    enterRecording({
      ...quiet,
      ...predictions([]),
      [templatesAddress({ slug: 'northeast' })]: { ok: true, data: templates },
      [planAddress({ slug: 'northeast' })]: {
        ok: true,
        data: {
          version: 3,
          removed: [],
          entries: [
            {
              entry: {
                start_date: at(6, 6),
                end_date: at(6, 14),
                duration: 8,
                schedule_type: ['Tow'],
                employee: 1,
                placeholder: null,
              },
              driver: 'Rosa Ndiaye',
              station_id: 5,
              day: addDays(from, 6),
              findings: [{ rule: 'rest', severity: 'warn', overridable: true, words: 'Only 8 h of rest' }],
            },
          ],
        },
      },
    }),
  render: scene('?drawer=schedule~templates'),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Templates' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(drawer.getByText('Only 8 h of rest')).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Plan 1 shift' }));
    await waitFor(() => expect(canvas.getByText('1 unsaved change')).toBeVisible());
  },
});

const freeFriday = { ...week, schedule: week.schedule.filter((entry) => entry.day !== addDays(from, 5)) };

/** A short day offers to fill it: hollow bars, what they change, and one of them accepted. */
export const FillGaps = meta.story({
  beforeEach: () =>
    enterRecording({
      ...quiet,
      ...predictions(hours),
      [scheduleAddress({ slug: 'northeast' })]: { ok: true, data: pack(freeFriday) },
    }),
  render: scene('', {
    today: from,
    now: at(0, 3),
    aheadMs: Date.parse(at(0, 3)) - Date.now(),
    outcome: { ok: true, data: freeFriday },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Fix Friday/ }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Fill the gaps' }));
    await userEvent.click((await drawer.findAllByRole('button', { name: /^Add shift for / }))[0] as HTMLElement);
    await waitFor(() => expect(canvas.getByText('1 unsaved change')).toBeVisible());
  },
});

/** What would be told, and who hasn't confirmed. */
export const Publish = meta.story({
  render: scene('?drawer=schedule~publish', {
    outcome: {
      ok: true,
      data: {
        ...week,
        schedule: week.schedule.map((entry, at) => (at < 3 ? { ...entry, unpublished: 'new' } : entry)),
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Publish 3' })).toBeVisible());
    const drawer = within(await screen.findByRole('dialog', { name: 'Publish' }));
    await waitFor(() => expect(drawer.getByText('1 of 2 drivers hasn’t confirmed:')).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Publish 1 shift' }));
  },
});

export const ReadOnly = meta.story({
  render: scene('', {
    mayChange: false,
    mayUnlock: false,
    outcome: { ok: true, data: { ...week, stations: week.stations.map((each) => ({ ...each, editable: false })) } },
  }),
});

export const NoDrivers = meta.story({
  render: scene('', { outcome: { ok: true, data: { ...week, drivers: [], schedule: [] } } }),
});

export const NotRead = meta.story({
  render: scene('', {
    outcome: { ok: false, problem: { kind: 'unreachable', detail: '', requestId: 'r1' } },
  }),
});

const ownSchedule = scene('', {
  person: { id: 2, employeeId: 1, driver: true },
  mayChange: false,
  mayUnlock: false,
  outcome: {
    ok: true,
    data: { ...week, schedule: week.schedule.filter(({ employee }) => employee === 1), drivers: drivers.slice(0, 1) },
  },
});

/** A driver sees the next shift first. */
export const OwnSchedule = meta.story({
  render: ownSchedule,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'My schedule' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Confirm my schedule' })).toBeVisible());
  },
});

/** Calendars stop updating when their address is replaced or ends, so both ask first. */
export const CalendarAddress = meta.story({
  beforeEach() {
    let token: string | null = 'secret-of-a-story';
    return enterRecording({
      ...quiet,
      [calendarFeedAddress()]: (init?: RequestInit) => {
        if (init?.method === 'POST') token = null;
        return { ok: true, data: { token } };
      },
    });
  },
  render: ownSchedule,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up calendar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace address' }));
    const replace = within(await screen.findByRole('alertdialog', { name: 'Replace the calendar address?' }));
    await waitFor(() =>
      expect(replace.getByText(/Calendars that use the current address stop updating/)).toBeVisible(),
    );
    await userEvent.click(replace.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByLabelText('Calendar address')).toHaveValue(
        `${location.origin}/calendar/secret-of-a-story.ics`,
      ),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop sharing' }));
    const stop = within(await screen.findByRole('alertdialog', { name: 'Stop sharing your shifts?' }));
    await userEvent.click(stop.getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create calendar address' })).toBeVisible());
    // A static button is shown until the live part has loaded; a press on it during the swap would be lost.
    await waitFor(() =>
      expect(document.querySelector('[data-component="Toaster.Toast"][data-state=open]')).not.toBeNull(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull());
  },
});
