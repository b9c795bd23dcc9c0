import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { deleteSavedView, listSavedViews, upsertSavedView } from './saved-views.repository.ts';
import type { SavedViewRow } from './saved-views.repository.ts';

const maxViews = 100;

/** Saved list views. A person's views are private. */
export const savedViewsHandlers = [
  handle(calls.savedViews.list, async ({ db, employee }, { body }) =>
    replyOf(await listSavedViews(db.kysely, employee.id, body.screen)),
  ),

  handle(calls.savedViews.save, async ({ db, employee, now, audit }, { body }) =>
    db.kysely.transaction().execute(async (trx) => {
      const { screen, query, columns = {} } = body;
      const id = await upsertSavedView(
        trx,
        employee.id,
        { screen, name: body.name.trim().replace(/\s+/g, ' '), query, columns },
        now(),
      );
      const views = await listSavedViews(trx, employee.id, screen);
      if (views.length > maxViews)
        throw new ApiError('invalid-body', `You have ${maxViews} saved views here. Delete one first.`, {
          fields: { name: `At most ${maxViews} saved views per screen` },
        });
      await audit({ event: 'saved_view_saved', status: 'success', target: `saved-view:${id}` }, trx);
      return replyOf(views);
    }),
  ),

  handle(calls.savedViews.remove, async ({ db, employee, audit }, { body }) =>
    db.kysely.transaction().execute(async (trx) => {
      const screen = await deleteSavedView(trx, employee.id, body.id);
      if (screen === null) throw new ApiError('not-found', 'This saved view no longer exists.');
      await audit({ event: 'saved_view_removed', status: 'success', target: `saved-view:${body.id}` }, trx);
      return replyOf(await listSavedViews(trx, employee.id, screen));
    }),
  ),
];

const replyOf = (rows: readonly SavedViewRow[]) => ({
  views: rows.map(({ id, name, query, columns, updated_at }) => ({
    id,
    name,
    query,
    columns,
    updated_at: updated_at.toISOString(),
  })),
});
