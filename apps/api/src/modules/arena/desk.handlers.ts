import { calls } from '@roadside/contract/calls';
import { handle } from '../../platform/calls/handler.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { saveTeam } from './desk-teams.ts';
import { launchSeason, previewWeights, readDesk, removeSeason, restateMatch, saveSeason } from './desk.service.ts';
import { todayOf } from './club-today.ts';
import { restateMetric } from './restate-metric.ts';

const { performance } = calls;

const writerOf = (context: CallContext) => ({
  by: context.employee.id,
  now: context.now(),
  today: todayOf(context),
});

/** The commissioner's desk, for Admins. */
export const deskHandlers = [
  handle(performance.deskRead, async (context) => readDesk(context.db.kysely, todayOf(context))),

  handle(performance.deskPreview, async (context, { body }) =>
    previewWeights(context.db.kysely, body.weights, todayOf(context)),
  ),

  handle(performance.deskSave, async (context, { body }) =>
    context.db.kysely.transaction().execute(async (trx) => {
      const season = await saveSeason(trx, body, writerOf(context));
      await context.audit({ event: 'season_saved', status: 'success', target: `season:${season.id}` }, trx);
      return { season };
    }),
  ),

  handle(performance.deskLaunch, async (context, { body }) =>
    context.db.kysely.transaction().execute(async (trx) => {
      const season = await launchSeason(trx, body, writerOf(context));
      await context.audit({ event: 'season_started', status: 'success', target: `season:${season.id}` }, trx);
      return { season };
    }),
  ),

  handle(performance.deskRemove, async (context, { body }) =>
    context.db.kysely.transaction().execute(async (trx) => {
      await removeSeason(trx, body, writerOf(context));
      await context.audit({ event: 'season_removed', status: 'success', target: `season:${body.id}` }, trx);
      return { id: body.id };
    }),
  ),

  handle(performance.deskTeam, async (context, { body }) =>
    context.db.kysely.transaction().execute(async (trx) => {
      const team = await saveTeam(trx, body, writerOf(context));
      await context.audit({ event: 'team_saved', status: 'success', target: `team:${team.id}` }, trx);
      return { team };
    }),
  ),

  handle(performance.deskRestateMetric, async (context, { body }) =>
    context.db.kysely.transaction().execute(async (trx) => {
      const restatement = await restateMetric(trx, body, writerOf(context));
      const { metric, from, to, reason, bets } = restatement;
      await context.audit(
        {
          event: 'metric_restated',
          status: 'success',
          target: `metric:${metric}`,
          changes: { from, to, reason, bets },
        },
        trx,
      );
      return { restatement };
    }),
  ),

  handle(performance.deskRestate, async (context, { body }) =>
    context.db.kysely.transaction().execute(async (trx) => {
      const match = await restateMatch(trx, body, writerOf(context));
      await context.audit(
        {
          event: 'match_restated',
          status: 'success',
          target: `match:${match.id}`,
          changes: { team: body.team, points: body.points, reason: body.reason },
        },
        trx,
      );
      return { match };
    }),
  ),
];
