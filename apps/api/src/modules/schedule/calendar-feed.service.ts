import { randomBytes } from 'node:crypto';
import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { CallContext, PublicCallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { servicesOf } from '../people/index.ts';
import { readCalendarFeed, readFeedShifts, saveCalendarFeed } from '../shifts/index.ts';
import { calendarToken, employeeInToken, isCalendarToken } from './calendar-token.ts';

type Feed = CallReply<typeof calls.scheduler.calendarFeed>;
type FeedShifts = CallReply<typeof calls.scheduler.calendarShifts>;

const day = 86_400_000;
/** A feed has the shifts of these days before and after now. */
const daysBack = 28;
const daysAhead = 90;

/** The caller's own calendar feed. */
export async function ownCalendarFeed({ db, employee, config }: CallContext): Promise<Feed> {
  const feed = await readCalendarFeed(db.kysely, employee.id);
  return feed
    ? { token: calendarToken(config, employee.id, feed.key), made_at: feed.made_at.toISOString() }
    : { token: null, made_at: null };
}

/** Makes a new address for the caller's feed, or ends it. Either way the old address stops working. */
export async function changeCalendarFeed(
  context: CallContext,
  { on }: ParsedBody<typeof calls.scheduler.changeCalendarFeed>,
): Promise<Feed> {
  const { db, employee, now, audit } = context;
  await db.kysely.transaction().execute(async (trx) => {
    await saveCalendarFeed(trx, employee.id, on ? randomBytes(16).toString('base64url') : null, now());
    await audit(
      {
        event: on ? 'calendar_feed_made' : 'calendar_feed_ended',
        status: 'success',
        target: `employee:${employee.id}`,
      },
      trx,
    );
  });
  return ownCalendarFeed(context);
}

/**
 * The published shifts behind a secret address.
 * @throws ApiError 404 for an address that was replaced, ended or never made, and for people who have left
 */
export async function feedShifts(
  { db, tree, config, now }: PublicCallContext,
  { token }: ParsedBody<typeof calls.scheduler.calendarShifts>,
): Promise<FeedShifts> {
  const gone = new ApiError('not-found', 'This calendar address doesn’t work anymore.');
  const employeeId = employeeInToken(token);
  const feed = employeeId === null ? null : await readCalendarFeed(db.kysely, employeeId);
  if (employeeId === null || !feed || !isCalendarToken(config, token, employeeId, feed.key)) throw gone;
  const window = { from: new Date(now().getTime() - daysBack * day), to: new Date(now().getTime() + daysAhead * day) };
  const rows = await readFeedShifts(db.kysely, employeeId, window);
  if (!rows) throw gone;
  return {
    shifts: rows.map((row) => {
      const station = tree.byId(row.station_id);
      return {
        id: row.id,
        version: row.version,
        start: row.starts_at.toISOString(),
        end: row.shown_until.toISOString(),
        services: servicesOf(row.services),
        note: row.note,
        station: station?.displayName ?? '',
        time_zone: station?.timeZone ?? 'UTC',
      };
    }),
    now: now().toISOString(),
  };
}
