import type { ServiceType } from '@roadside/domain/scheduling';
import type { LoadedSchedule } from './loaded-schedule.ts';
import type { Notice, PredictionHour, ScheduleDriver, ScheduleEntry, ScheduleReply } from './schedule-reply.ts';

/** A sample driver, for tests and stories. */
export function driverReply(id: number, full_name: string, more: Partial<ScheduleDriver> = {}): ScheduleDriver {
  return {
    id,
    employee_profile: id,
    full_name,
    tcd: ['Tow', 'Light Service'],
    availability: [],
    pto: [],
    total_days_pto: 0,
    available_start_time: null,
    available_end_time: null,
    schedule_type: ['Tow'],
    isAvailable: true,
    outOnPto: false,
    active_not_available: false,
    isGhost: false,
    slug: `driver-${id}`,
    station_id: 5,
    weekly_hours: 0,
    active: true,
    unavailable_reason: null,
    certificates: [],
    ...more,
  };
}

interface SampleEntry {
  readonly employee?: number;
  readonly placeholder?: number;
  /** ISO instant. */
  readonly start: string;
  readonly hours: number;
  readonly version?: number;
  readonly services?: ServiceType[];
  readonly note?: string;
  readonly breaks?: ScheduleEntry['breaks'];
  readonly station?: number;
}

/** A sample shift; its day is the one in New York. */
export function entryReply(id: number, sample: SampleEntry): ScheduleEntry {
  const start = Date.parse(sample.start);
  return {
    id,
    start_date: sample.start,
    end_date: new Date(start + sample.hours * 3_600_000).toISOString(),
    duration: sample.hours,
    schedule_type: sample.services ?? ['Tow'],
    employee: sample.employee ?? null,
    placeholder: sample.placeholder ?? null,
    station_id: sample.station ?? 5,
    day: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(start),
    note: sample.note ?? null,
    breaks: sample.breaks ?? [],
    version: sample.version ?? 1,
  };
}

/** A sample reply: the week of November 22, 2026, with today the 24th. */
export function scheduleReply(more: Partial<ScheduleReply>): ScheduleReply {
  return {
    schedule: [],
    drivers: [],
    stations: [
      {
        id: 5,
        name: 'Norristown',
        slug: 'norristown',
        time_zone: 'America/New_York',
        zone: 'Territory 1',
        today: '2026-11-24',
        editable: true,
      },
    ],
    from: '2026-11-22',
    days: 7,
    unlocked: [],
    version: 3,
    complete: true,
    ...more,
  };
}

/** A sample hour of the forecast. */
export function hourReply(sc_dt: string, more: Partial<PredictionHour> = {}): PredictionHour {
  return {
    sc_dt,
    volume_pred: 3,
    volume_low: 1,
    volume_high: 6,
    on_time_pred: null,
    on_time_target: null,
    on_time_best: null,
    productivity_goal: 0.75,
    drivers_needed: 2,
    total_drivers: 1,
    code: null,
    was_optimized: false,
    time_type: '1h',
    ...more,
  };
}

/** A sample page of a manager: a reply at 9:00 AM on November 24, 2026. */
export function pageOf(reply: ScheduleReply): LoadedSchedule {
  return {
    place: {
      id: 5,
      slug: 'norristown',
      baseSlug: 'norristown',
      name: 'Norristown',
      type: 'station',
      facilityType: null,
      timeZone: 'America/New_York',
      path: [],
    },
    person: { id: 1, employeeId: 1, driver: false },
    mayChange: true,
    mayUnlock: false,
    today: '2026-11-24',
    now: '2026-11-24T14:00:00.000Z',
    aheadMs: 0,
    outcome: { ok: true, data: reply },
  };
}

const slot = (start: string, hours: number) => ({
  start,
  end: new Date(Date.parse(start) + hours * 3_600_000).toISOString(),
  services: ['Tow' as const],
  note: null,
});

/** What a driver was told: a new shift and a moved one, not confirmed yet. */
export function noticeReply(id: number, driver: string): Notice {
  return {
    id,
    employee: id,
    driver,
    driver_slug: null,
    lines: [
      { kind: 'new', before: null, after: slot('2026-11-27T11:00:00.000Z', 8) },
      {
        kind: 'changed',
        before: slot('2026-11-28T11:00:00.000Z', 8),
        after: slot('2026-11-28T13:00:00.000Z', 8),
      },
    ],
    station_id: 5,
    station_name: 'Norristown',
    time_zone: 'America/New_York',
    first_day: '2026-11-27',
    last_day: '2026-11-28',
    told_by: 'Dana Whitfield',
    told_at: '2026-11-24T13:00:00.000Z',
    confirmed_at: null,
  };
}
