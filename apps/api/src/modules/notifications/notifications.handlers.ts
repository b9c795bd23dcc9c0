import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { cutPage, rowsToRead } from '../../platform/lists/list-request.ts';
import { cursorScope, readCursor, signCursor } from '../../platform/lists/signed-cursor.ts';
import { announce } from '../../platform/live/announce.ts';
import { settingsOf } from './channels.ts';
import { storeChoice } from './channels.repository.ts';
import { emailOf } from './emails.repository.ts';
import { countUnread, findNotifications, markRead } from './notifications.repository.ts';

const defaultRowsPerPage = 50;

/** The notification center. People see only their own. */
export const notificationsHandlers = [
  handle(calls.notifications.list, async (context, { body }) => {
    const { db, employee } = context;
    const { unread = false, cursor, rows_per_page: size = defaultRowsPerPage } = body;
    const scope = cursorScope(context, ['notifications', unread]);
    const [rows, count] = await Promise.all([
      findNotifications(db.kysely, {
        employeeId: employee.id,
        unread,
        after: cursor === undefined ? null : readCursor(cursor, scope),
        limit: rowsToRead(size),
      }),
      countUnread(db.kysely, employee.id),
    ]);
    const page = cutPage(rows, size);
    return {
      notifications: page.rows.map(({ id, kind, subject_id, amount, rings, rung_at, read_at }) => ({
        id,
        kind,
        subject_id,
        amount,
        rings,
        rung_at: rung_at.toISOString(),
        read: read_at !== null,
      })),
      unread: count,
      next_cursor: page.last && signCursor(page.last.sort_keys, scope),
    };
  }),

  handle(calls.notifications.read, async ({ db, employee, now }, { body }) =>
    db.kysely.transaction().execute(async (trx) => {
      const marked = await markRead(trx, employee.id, body.ids ?? null, now());
      if (marked > 0)
        await announce(trx, { topic: 'notifications', id: employee.id, people: [employee.id], by: employee.id });
      return { unread: await countUnread(trx, employee.id) };
    }),
  ),

  handle(calls.notifications.settings, async ({ db, employee, now, config }, { body }) => {
    if (body.set) {
      const { kind, ...choice } = body.set;
      await storeChoice(db.kysely, { employeeId: employee.id, kind, choice, at: now() });
    }
    const address = await emailOf(db.kysely, employee.id);
    return {
      settings: await settingsOf(db.kysely, employee.id),
      email: address === null ? ('no-address' as const) : config.email ? ('sent' as const) : ('kept' as const),
    };
  }),
];
