import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import { orderProblem, reorderSome, type Ordered } from '@roadside/domain/home';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { widgetReplies } from './reader.service.ts';
import { announcementReply } from './widget-reply.ts';
import { readDeeds } from './widget-log.repository.ts';
import { lockOrder, readWidgets, storeOrder } from './widgets.repository.ts';
import type { WidgetRow } from './widgets.repository.ts';

type Homepage = typeof calls.homepage;

/** Sorts all widgets that haven't ended. */
export async function moveWidgets(
  context: CallContext,
  wanted: readonly Ordered[],
): Promise<CallReply<Homepage['widgetMove']>> {
  const rows = await sortWidgets(context, wanted, () => true);
  const deeds = await readDeeds(context.db.kysely, idsOf(rows), context.employee.id);
  return {
    widgets: await widgetReplies(
      context,
      rows.map((row) => ({ row, deeds: deeds.get(row.id) })),
    ),
  };
}

/** Sorts the announcements that haven't ended. */
export async function reorderAnnouncements(
  context: CallContext,
  wanted: readonly Ordered[],
): Promise<CallReply<Homepage['reOrderAnnouncements']>> {
  const isAnnouncement = ({ type }: WidgetRow) => type === 'announcement';
  const rows = (await sortWidgets(context, wanted, isAnnouncement)).filter(isAnnouncement);
  const deeds = await readDeeds(context.db.kysely, idsOf(rows), context.employee.id);
  return { announcements: rows.map((row) => announcementReply(row, deeds.get(row.id))) };
}

const idsOf = (rows: readonly WidgetRow[]) => rows.map(({ id }) => id);

async function sortWidgets(
  { db, employee, now, audit }: CallContext,
  wanted: readonly Ordered[],
  concerns: (row: WidgetRow) => boolean,
): Promise<readonly WidgetRow[]> {
  await db.kysely.transaction().execute(async (trx) => {
    const rows = await lockOrder(trx, now());
    const problem = orderProblem(idsOf(rows.filter(concerns)), wanted);
    if (problem !== null)
      throw new ApiError('conflict', 'The list has changed. Reload it, then move again.', {
        fields: { order: problem },
      });
    const order = reorderSome(
      rows.map(({ id, position }) => ({ id, order: position })),
      wanted,
    );
    await storeOrder(trx, order);
    // Everybody's page has the widgets in this order.
    await announce(trx, { topic: 'announcements', id: wanted[0]?.id ?? 0, geographyId: 'everyone', by: employee.id });
    await audit({ event: 'widgets_moved', status: 'success', changes: { order: order.map(({ id }) => id) } }, trx);
  });
  return readWidgets(db.kysely, now());
}
