import type { NowItemReply } from '@roadside/contract/schemas';
import { addDays } from '@roadside/domain/calendar';
import { quietHalfHour, quietLessonMinutes } from '@roadside/domain/training';
import { gapsOf, isManager, maxOfAKind } from '@roadside/domain/home';
import { can } from '@roadside/domain/permissions';
import { instantAt } from '@roadside/domain/scheduling';
import type { CallContext } from '../../platform/calls/handler.ts';
import { presentAt } from '../../platform/time/present.ts';
import { payoutsToDecide } from '../bank/index.ts';
import { comingCallOutsAt, ownCallOuts, staffedHours } from '../call-outs/index.ts';
import { countUnreadConversations } from '../chat/index.ts';
import { scorecardsToAcknowledge } from '../exec-reports/index.ts';
import { latestOfKind } from '../notifications/index.ts';
import { pointOfOrganization } from '../organizations/index.ts';
import { requestsToDecide } from '../requests/index.ts';
import { readNotices, readShiftsOf, shiftsOfStations } from '../shifts/index.ts';
import { listLessons } from '../training/index.ts';
import { unconfirmedUnder } from './communications.service.ts';
import { countUnreadMails } from './unread-mail.repository.ts';
import { owed, readOwnWidgets } from './reader.service.ts';

/** Things of one kind the caller must do or read now. */
export type NowSource = (context: CallContext) => Promise<readonly NowItemReply[]>;

const maxNames = 5;
const hourMs = 3_600_000;
const hoursAhead = 24;
/** The places whose schedule somebody plans by the hour. */
const plannedPlaces: ReadonlySet<string> = new Set(['station', 'station-business', 'territory']);

const item = (fields: Pick<NowItemReply, 'kind' | 'id'> & Partial<NowItemReply>): NowItemReply => ({
  at: null,
  until: null,
  title: null,
  amount: 1,
  slug: null,
  names: [],
  request_type: null,
  point: null,
  ...fields,
});

/** Announcements to confirm, and how many others are unread. */
const announcements: NowSource = async (context) => {
  const own = (await readOwnWidgets(context)).filter(({ row }) => row.type === 'announcement');
  const since = (row: (typeof own)[number]['row']) => (row.starts_at ?? row.created_at).toISOString();
  const unread = own.filter((each) => each.row.asks === 'nothing' && !each.deeds?.seen_at).length;
  return [
    ...own
      .filter(owed)
      .slice(0, maxOfAKind)
      .map(({ row }) =>
        item({
          kind: row.asks === 'confirm' ? 'confirm' : 'acknowledge',
          id: row.id,
          at: since(row),
          title: row.title,
        }),
      ),
    ...(unread === 0 ? [] : [item({ kind: 'unread', id: 0, amount: unread })]),
  ];
};

/**
 * People of the caller who haven't confirmed an announcement that was escalated: those who still haven't, and whose
 * nearest manager the caller still is. It stays once its notification has been read, which leads here. Its title may not
 * be the caller's.
 */
const escalations: NowSource = async (context) => {
  const rows = await latestOfKind(context.db.kysely, context.employee.id, 'not-acknowledged', maxOfAKind);
  const items = await Promise.all(
    rows.map(async ({ subject_id, rung_at }) => {
      const names = await unconfirmedUnder(context, subject_id);
      return item({
        kind: 'not-acknowledged',
        id: subject_id,
        amount: names.length,
        names: names.slice(0, maxNames),
        at: rung_at.toISOString(),
      });
    }),
  );
  return items.filter(({ amount }) => amount > 0);
};

/** Requests the caller may decide. */
const requests: NowSource = async (context) =>
  (await requestsToDecide(context, maxOfAKind)).map((row) =>
    item({
      kind: 'request',
      id: row.id,
      at: row.created_at.toISOString(),
      title: row.display_name,
      slug: row.driver_slug,
      request_type: row.request_type,
    }),
  );

/** Payouts the caller may approve or deny, as one item since the oldest was requested. */
const payouts: NowSource = async (context) => {
  const { waiting, since } = await payoutsToDecide(context);
  return since === null ? [] : [item({ kind: 'payout', id: 0, amount: waiting, at: since.toISOString() })];
};

/** Hours of the next day in which a manager's own location is short of drivers. */
const scheduleGaps: NowSource = async (context) => {
  const place = context.subject.organization;
  const { positionType } = context.subject;
  if (!isManager(positionType) || !plannedPlaces.has(place.type)) return [];
  const start = Math.ceil(presentAt(context, place.timeZone).getTime() / hourMs) * hourMs;
  const hours = await staffedHours(context, place, { start, end: start + hoursAhead * hourMs });
  return gapsOf(hours)
    .slice(0, maxOfAKind)
    .map((gap) =>
      item({
        kind: 'schedule-gap',
        id: place.id,
        at: gap.from,
        until: gap.until,
        amount: gap.short,
        title: place.displayName,
        slug: place.slug,
      }),
    );
};

/** Call-outs of the caller's location that haven't started, with the drivers who said yes: their board is where they end. */
const callOutAnswers: NowSource = async (context) => {
  const { subject, config } = context;
  const place = subject.organization;
  if (!plannedPlaces.has(place.type) || !can(subject, 'call-outs.read', { geography: place }, config.access).allowed)
    return [];
  return (await comingCallOutsAt(context, place, maxOfAKind)).map(({ row, place: at, coming }) =>
    item({
      kind: 'call-out-answers',
      id: row.id,
      at: row.starts_at.toISOString(),
      until: row.ends_at.toISOString(),
      title: at.displayName,
      amount: coming.length,
      names: coming.slice(0, maxNames),
    }),
  );
};

/** Scorecards that a station's manager hasn't acknowledged. */
const scorecards: NowSource = async (context) =>
  (await scorecardsToAcknowledge(context, maxOfAKind)).map((card) => item({ kind: 'scorecard', ...card }));

/** Notices about upcoming shifts that the caller hasn't confirmed. */
const confirmSchedule: NowSource = async (context) => {
  const { db, tree, employee, subject, today } = context;
  const day = today(subject.organization.timeZone);
  const span = { from: addDays(day, -1), to: addDays(day, 42) };
  const notices = await readNotices(db.kysely, { employeeId: employee.id }, span);
  const waiting = notices.filter(({ confirmed_at }) => confirmed_at === null);
  const latest = waiting[0];
  if (!latest) return [];
  return [
    item({
      kind: 'confirm-schedule',
      id: latest.station_id,
      at: latest.told_at.toISOString(),
      title: tree.byId(latest.station_id)?.displayName ?? null,
      amount: waiting.reduce((sum, { lines }) => sum + lines.length, 0),
    }),
  ];
};

/** A driver's current or next shift in the coming week. */
const nextShift: NowSource = async (context) => {
  const { db, tree, employee, subject, today } = context;
  const present = presentAt(context, subject.organization.timeZone);
  const day = today(subject.organization.timeZone);
  const shifts = await readShiftsOf(
    db.kysely,
    { employeeIds: [employee.id], placeholderIds: [] },
    { from: addDays(day, -2), to: addDays(day, 7) },
    'published',
  );
  const next = shifts.find(({ shown_until }) => shown_until > present);
  if (!next) return [];
  const station = tree.byId(next.station_id);
  const sameTime = { from: next.starts_at, to: next.shown_until };
  const [onShift, point] = await Promise.all([
    shiftsOfStations(db.kysely, [next.station_id], sameTime, 'drivers', 'published'),
    pointOfOrganization(db.kysely, next.station_id),
  ]);
  const mates = onShift.filter(({ employee_id }) => employee_id !== employee.id).map(({ driver_name }) => driver_name);
  return [
    item({
      kind: 'next-shift',
      id: next.id,
      at: next.starts_at.toISOString(),
      until: next.shown_until.toISOString(),
      title: station?.displayName ?? null,
      names: [...new Set(mates)].toSorted((a, b) => a.localeCompare(b, 'en')).slice(0, maxNames),
      point,
    }),
  ];
};

/** Assigned lessons that are due within a week, or were. */
const trainingDue: NowSource = async (context) => {
  const { timeZone } = context.subject.organization;
  const { must } = await listLessons(context);
  return must
    .filter(({ due }) => due === 'soon' || due === 'overdue')
    .slice(0, maxOfAKind)
    .map(({ id, title, minutes, due_on }) =>
      item({
        kind: 'training-due',
        id,
        at: due_on && instantAt(due_on, '00:00', timeZone),
        title,
        amount: minutes,
      }),
    );
};

/** A lesson for the quietest half hour left of a driver's running shift, if the forecast can spare them. */
const quietLesson: NowSource = async (context) => {
  const { db, tree, employee, subject, now, today } = context;
  if (employee.positionType !== 'driver') return [];
  const at = now().getTime();
  const day = today(subject.organization.timeZone);
  const shifts = await readShiftsOf(
    db.kysely,
    { employeeIds: [employee.id], placeholderIds: [] },
    { from: addDays(day, -2), to: day },
    'published',
  );
  const shift = shifts.find(({ starts_at, shown_until }) => starts_at.getTime() <= at && at < shown_until.getTime());
  const station = shift && tree.byId(shift.station_id);
  if (!station) return [];
  const lesson = (await listLessons(context)).must.find(({ minutes }) => minutes <= quietLessonMinutes);
  if (!lesson) return [];
  const end = shift.shown_until.getTime();
  const span = { start: Math.floor(at / hourMs) * hourMs, end: Math.ceil(end / hourMs) * hourMs };
  const quiet = quietHalfHour(await staffedHours(context, station, span, { source: 'published' }), { start: at, end });
  if (!quiet) return [];
  return [
    item({
      kind: 'quiet-lesson',
      id: lesson.id,
      at: new Date(quiet.start).toISOString(),
      until: new Date(quiet.end).toISOString(),
      title: [lesson.title, lesson.reason].filter(Boolean).join(': '),
      amount: lesson.minutes,
    }),
  ];
};

/** Coming call-outs a driver was asked for and hasn't answered. */
const callOuts: NowSource = async (context) => {
  if (context.subject.organization.type !== 'driver') return [];
  const own = await ownCallOuts(context);
  return own
    .filter(({ standing }) => standing === 'asked')
    .slice(0, maxOfAKind)
    .map(({ id, starts_at, ends_at, station_name }) =>
      item({ kind: 'call-out', id, at: starts_at, until: ends_at, title: station_name }),
    );
};

/** Conversations with unread messages. */
const chats: NowSource = async ({ db, employee }) => {
  const unread = await countUnreadConversations(db.kysely, employee.id);
  return unread === 0 ? [] : [item({ kind: 'unread-chat', id: 0, amount: unread })];
};

/** Mail that hasn't been read. */
const mails: NowSource = async ({ db, employee }) => {
  const unread = await countUnreadMails(db.kysely, employee.id);
  return unread === 0 ? [] : [item({ kind: 'unread-mail', id: 0, amount: unread })];
};

/** Where home's list comes from. An area with something to do now adds its source, and its kind to `nowKinds`. */
export const nowSources: readonly NowSource[] = [
  callOuts,
  announcements,
  escalations,
  requests,
  payouts,
  callOutAnswers,
  scheduleGaps,
  scorecards,
  trainingDue,
  confirmSchedule,
  nextShift,
  quietLesson,
  chats,
  mails,
];
