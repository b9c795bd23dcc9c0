import { calls } from '@roadside/contract/calls';
import { hasPermission } from '@roadside/domain/permissions';
import { handle } from '../../platform/calls/handler.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { deskReply, todayOf } from '../arena/index.ts';
import { readTeamById, readTeamBySlug } from '../teams/index.ts';
import type { TeamRow } from '../teams/index.ts';
import { findDraft } from './draft.repository.ts';
import { cancelDraft, openDraft } from './open-draft.ts';
import { controlDraft, pickPlayer, readBoard, runClock, saveQueue, submitDraft } from './draft.service.ts';

const { performance } = calls;

const callerOf = ({ employee, subject }: CallContext) => ({
  employeeId: employee.id,
  admin: hasPermission(subject, 'Admin'),
});

/** The team a call names, if the caller may see it; drivers may ask about their own only. */
async function teamOf({ db, require }: CallContext, slug: string): Promise<TeamRow> {
  require({ teamSlug: slug });
  const team = await readTeamBySlug(db.kysely, slug);
  if (!team) throw new ApiError('not-found', 'There is no such team.');
  return team;
}

async function boardOf(context: CallContext, team: TeamRow) {
  const { db, tree, now } = context;
  return { draft: await readBoard(db.kysely, tree, { team, caller: callerOf(context), now: now() }) };
}

/** The draft: lists, picks and the clock. */
export const draftHandlers = [
  handle(performance.draft, async (context, { body }) => {
    const { db, employee, require, audit, now } = context;
    const team = await readTeamById(db.kysely, body.team_id);
    if (!team) throw new ApiError('forbidden', 'Only players of the team can submit its draft.');
    require({ teamSlug: team.slug });
    await db.kysely.transaction().execute(async (trx) => {
      await submitDraft(trx, {
        team,
        captainId: body.captain_id,
        submitterId: employee.id,
        preferences: body.preferences,
        now: now(),
        today: todayOf(context),
      });
      await audit({ event: 'draft_submitted', status: 'success', target: `team:${team.id}` }, trx);
    });
    const { draft } = await boardOf(context, team);
    return {
      team: draft?.team ?? { ...team, tier: '', captain_id: employee.id },
      tier: draft?.team.tier ?? '',
      preferences: body.preferences,
    };
  }),

  handle(performance.draftBoard, async (context, { body }) => {
    const { db, now } = context;
    const team = await teamOf(context, body.team_slug);
    const id = await findDraft(db.kysely, team.id);
    if (id !== null) await db.kysely.transaction().execute((trx) => runClock(trx, id, now()));
    return boardOf(context, team);
  }),

  handle(performance.draftPick, async (context, { body }) => {
    const { db, now } = context;
    const team = await teamOf(context, body.team_slug);
    await db.kysely.transaction().execute((trx) =>
      pickPlayer(trx, {
        team,
        caller: callerOf(context),
        employeeId: body.employee_id,
        number: body.number,
        now: now(),
      }),
    );
    return boardOf(context, team);
  }),

  handle(performance.draftQueue, async (context, { body }) => {
    const { db, now } = context;
    const team = await teamOf(context, body.team_slug);
    await db.kysely
      .transaction()
      .execute((trx) => saveQueue(trx, { team, caller: callerOf(context), queue: body.queue, now: now() }));
    return boardOf(context, team);
  }),

  handle(performance.deskDraft, async (context, { body }) => {
    const { db, employee, audit } = context;
    return db.kysely.transaction().execute(async (trx) => {
      const today = todayOf(context);
      await openDraft(trx, body, { by: employee.id, today });
      await audit({ event: 'draft_opened', status: 'success', target: `season:${body.id}` }, trx);
      return { season: await deskReply(trx, body.id, today) };
    });
  }),

  handle(performance.deskDraftCancel, async (context, { body }) => {
    const { db, employee, audit } = context;
    return db.kysely.transaction().execute(async (trx) => {
      const today = todayOf(context);
      await cancelDraft(trx, body, { by: employee.id, today });
      await audit({ event: 'draft_cancelled', status: 'success', target: `season:${body.id}` }, trx);
      return { season: await deskReply(trx, body.id, today) };
    });
  }),

  handle(performance.draftControl, async (context, { body }) => {
    const { db, employee, audit, now } = context;
    const team = await readTeamBySlug(db.kysely, body.team_slug);
    if (!team) throw new ApiError('not-found', 'There is no such team.');
    await db.kysely.transaction().execute(async (trx) => {
      await controlDraft(trx, { team, action: body.action, by: employee.id, now: now() });
      await audit({ event: `draft_${body.action}`, status: 'success', target: `team:${team.id}` }, trx);
    });
    return boardOf(context, team);
  }),
];
