import { calls } from '@roadside/contract/calls';
import { defaultWeights } from '@roadside/domain/arena';
import { can, hasPermission } from '@roadside/domain/permissions';
import type { Geography } from '@roadside/domain/geography';
import { handle } from '../../platform/calls/handler.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { permittedGeography } from '../../platform/organizations/permitted-geography.ts';
import { campaignOfDriver } from '../performance-campaigns/index.ts';
import { lastDayOfDriver } from '../points/index.ts';
import { readTeamBySlug } from '../teams/index.ts';
import { todayOf } from './club-today.ts';
import { chooseRows, ownPlace, readBoard, rowReply } from './leaderboard.service.ts';
import type { Board, BoardReader, BoardScope } from './leaderboard.service.ts';
import { readPointsOfDay } from './points-day.service.ts';
import { readMatchSchedule, readRankings, readTeam } from './season.service.ts';
import { currentSeason, seasonReply } from './season-view.ts';
import { readSeason, readSeasonPlayers, readSeasons, readDriverPeople } from './season.repository.ts';
import type { SeasonRow } from './season.repository.ts';
import { readSkillTree } from './skill-tree.service.ts';

const { performance } = calls;

const seesHidden = ({ subject }: CallContext) => hasPermission(subject, 'Admin');

/** The named season or the current one; an unknown one is answered like a hidden one. */
async function seasonOf(context: CallContext, id: number | undefined): Promise<SeasonRow | null> {
  const { db } = context;
  if (id === undefined) return currentSeason(db.kysely, todayOf(context), { withHidden: seesHidden(context) });
  const season = await readSeason(db.kysely, id);
  if (!season || ((season.hidden || season.state === 'setup') && !seesHidden(context)))
    throw new ApiError('not-found', 'There is no such season.');
  return season;
}

/** The location or driver a call names, if the caller may see it; drivers may ask about themselves only. */
async function driverOf(context: CallContext, slug: string) {
  const { db, tree, employee } = context;
  const named = tree.bySlug(slug);
  const people = named?.type === 'driver' ? await readDriverPeople(db.kysely, null, [named.baseId]) : [];
  const person = people.find(({ employee_id }) => employee_id === employee.id) ?? people[0];
  const place = permittedGeography(context, named, person ? { ownerEmployeeId: person.employee_id } : {});
  return {
    place,
    driver: person && {
      employee_id: person.employee_id,
      name: person.display_name,
      slug: place.slug,
      station: tree.byId(place.parentId ?? 0)?.displayName ?? '',
    },
  };
}

/** Marks a row, and opens the points of drivers whom the caller may see. */
const readerOf = ({ subject, tree, config }: CallContext, mine: number | null): BoardReader => ({
  mine,
  slugOf: (driverId) => {
    const geography = tree.byId(driverId);
    return geography && can(subject, 'arena.read-points', { geography }, config.access).allowed ? geography.slug : null;
  },
});

/** Teams, seasons, the leaderboard, the skill tree and what a day was worth. */
export const arenaHandlers = [
  handle(performance.leaderboard, async (context, { body }) => {
    const { db, tree, employee } = context;
    const today = todayOf(context);
    const { scope, place } = await boardScope(context, body.slug);
    const board = await readBoard(db.kysely, tree, scope, today);
    const mine = place?.type === 'driver' ? await driverAt(context, board, place.baseId) : employee.id;
    const { rows, total } = chooseRows(board, body, mine);
    const reader = readerOf(context, mine);
    return {
      rank: rows.map((row) => rowReply(row, reader)),
      total_rows: total,
      period: board.period,
      me: await ownPlace(board, {
        employeeId: mine,
        place: place?.type === 'driver' ? place : tree.byId(employee.organizationId),
      }),
    };
  }),

  handle(performance.teamContestResults, async (context, { body }) => {
    const { db, tree, require, employee } = context;
    require({ teamSlug: body.team_slug });
    const today = todayOf(context);
    const season = await currentSeason(db.kysely, today, { withHidden: seesHidden(context) });
    const reply = await readTeam(db.kysely, tree, {
      slug: body.team_slug,
      season,
      today,
      reader: readerOf(context, employee.id),
    });
    if (!reply) throw new ApiError('not-found', 'There is no such team.');
    return reply;
  }),

  handle(performance.teamRankings, async (context, { body }) => {
    const season = await seasonOf(context, body.season_id);
    return season ? readRankings(context.db.kysely, season, todayOf(context)) : { season: null, rankings: [] };
  }),

  handle(performance.matchSchedule, async (context, { body }) => {
    const { db } = context;
    const today = todayOf(context);
    const [season, seasons] = await Promise.all([
      seasonOf(context, body.season_id),
      readSeasons(db.kysely, { withHidden: seesHidden(context) }),
    ]);
    return {
      ...(season
        ? await readMatchSchedule(db.kysely, season, today)
        : { season: null, teams: [], weeks: [], mvp: null, champion: null }),
      seasons: seasons.map((each) => seasonReply(each, today)),
    };
  }),

  handle(performance.skillTree, async (context, { body }) => {
    const { db, subject } = context;
    const { place, driver } = await driverOf(context, body.slug ?? subject.organization.slug);
    if (body.driver_id !== undefined && body.driver_id !== driver?.employee_id)
      throw new ApiError('invalid-body', 'Name a driver by slug or by id, not two different ones.', {
        fields: { driver_id: 'Must be the driver of the slug' },
      });
    return {
      driver: driver ?? null,
      ...(await readSkillTree(db.kysely, driver ? place.baseId : null, todayOf(context))),
    };
  }),

  handle(performance.pointsOfDay, async (context, { body }) => {
    const { db } = context;
    const { place, driver } = await driverOf(context, body.slug);
    if (!driver) throw new ApiError('not-found', 'There is no such driver.');
    const { employee_id, name, slug } = driver;
    const campaign =
      body.campaign_id === undefined
        ? null
        : await campaignOfDriver(context, { campaignId: body.campaign_id, employeeId: employee_id });
    const lastDay = body.day === undefined ? await lastDayOfDriver(db.kysely, place.baseId) : null;
    const today = todayOf(context);
    const shown = body.day ?? lastDay ?? today;
    const season = await currentSeason(db.kysely, today);
    return {
      driver: { employee_id, name, slug },
      time_zone: place.timeZone,
      ...(await readPointsOfDay(db.kysely, {
        driverId: place.baseId,
        // Without a day, the last one of a campaign that is over.
        day: body.day === undefined && campaign && shown > campaign.to ? campaign.to : shown,
        weights: campaign?.rules.weights ?? season?.weights ?? defaultWeights,
        campaign,
        season,
        today,
      })),
    };
  }),
];

/** Whose row a driver's board marks: from the board, or for someone who isn't on it yet, from the database. */
async function driverAt({ db, employee }: CallContext, board: Board, driverId: number): Promise<number> {
  const own =
    board.rows.find((row) => row.id === employee.id && row.driverId === driverId) ??
    board.rows.find((row) => row.driverId === driverId);
  if (own) return own.id;
  const [person] = await readDriverPeople(db.kysely, null, [driverId]);
  return person?.employee_id ?? employee.id;
}

/** Which drivers a board has: a team's, or those of a location; a driver's own board is the whole club. */
async function boardScope(
  context: CallContext,
  slug: string | undefined,
): Promise<{ readonly scope: BoardScope; readonly place: Geography | null }> {
  const { db, tree, subject, require } = context;
  const named = slug === undefined ? subject.organization : tree.bySlug(slug);
  if (named === null && slug !== undefined) {
    const team = await readTeamBySlug(db.kysely, slug);
    if (team) {
      require({ teamSlug: slug });
      const season = await currentSeason(db.kysely, todayOf(context));
      const players = season ? await readSeasonPlayers(db.kysely, season.id, team.id) : [];
      return { scope: { key: `team ${team.id}`, driverIds: players.map(({ driver_id }) => driver_id) }, place: null };
    }
  }
  const place = permittedGeography(context, named);
  const whole = place.type === 'driver' || (place.parentId === null && place.facilityType === null);
  return {
    scope: whole
      ? { key: 'everyone', driverIds: null }
      : { key: `place ${place.id}`, driverIds: [...tree.driverIds(place)] },
    place,
  };
}
