import type { CallOutBoard, CallOutDriver, CallOutPlan, CallOutSummary, OwnCallOut } from '@roadside/contract/schemas';

const hour = 3_600_000;
/** 4 PM in Philadelphia. */
const start = Date.parse('2026-11-20T21:00:00Z');
const at = (hours: number) => new Date(start + hours * hour).toISOString();

const driver = (index: number, given: Partial<CallOutDriver> = {}): CallOutDriver => ({
  employee_id: 400 + index,
  driver_slug: `driver-${index}`,
  display_name: ['Rosa Ndiaye', 'Ignacio de la Cruz y Vega', 'Teddy Marsh', 'Wen'][index % 4] ?? '',
  station_name: 'Harbor Towing, Norristown',
  starts_at: at(0),
  ends_at: at(6),
  overtime: false,
  standing: 'asked',
  silent: false,
  answered_at: null,
  request_id: null,
  ...given,
});

const needed = [3, 3, 4, 4, 3, 2];

/** A call-out for 4 PM to 10 PM with four drivers, one in each standing. */
export const board: CallOutBoard = {
  id: 12,
  slug: 'harbor',
  name: 'Harbor Towing, Norristown',
  time_zone: 'America/New_York',
  starts_at: at(0),
  ends_at: at(6),
  state: 'open',
  services: [],
  reason: 'Ice storm: calls double from 4 PM',
  created_by: 'Marisol Kirkbride',
  created_at: '2026-11-20T15:10:00Z',
  hours: needed.map((people, index) => ({
    starts_at: at(index),
    needed: people,
    present: 1,
    coming: index < 4 ? 1 : 0,
  })),
  drivers: [
    driver(0, { standing: 'can', answered_at: '2026-11-20T15:12:00Z', request_id: 71, ends_at: at(4) }),
    driver(1),
    driver(2, { standing: 'cannot', answered_at: '2026-11-20T15:14:00Z' }),
    driver(3, { standing: 'approved', answered_at: '2026-11-20T15:13:00Z', request_id: 72, overtime: true }),
  ],
  can_change: true,
};

/** The same call-out in a list. */
export const summary: CallOutSummary = {
  id: board.id,
  slug: board.slug,
  name: board.name,
  time_zone: board.time_zone,
  starts_at: board.starts_at,
  ends_at: board.ends_at,
  state: board.state,
  asked: 4,
  can: 1,
  cannot: 1,
  approved: 1,
};

/** Whom that call-out would ask. */
export const plan: CallOutPlan = {
  slug: board.slug,
  name: board.name,
  time_zone: board.time_zone,
  hours: needed.map((people, index) => ({ starts_at: at(index), needed: people, present: 1 })),
  drivers: board.drivers.slice(0, 3),
  fitting: 9,
  uncovered: 0,
};

/** The same call-out as one of its drivers gets it. */
export const question: OwnCallOut = {
  id: 12,
  station_name: board.name,
  time_zone: board.time_zone,
  starts_at: at(0),
  ends_at: at(6),
  reason: board.reason,
  asked_by: board.created_by,
  state: 'open',
  standing: 'asked',
  overtime: false,
};
