import {
  arenaPeriodOf,
  byPoints,
  eventPoints,
  firstMonday,
  playoffTeams,
  pointMetricLabels,
  pointMetrics,
  regularPairings,
  streakFits,
  weightProblem,
} from '@roadside/domain/arena';
import type { Incentive, PointWeights, WeightProblem } from '@roadside/domain/arena';
import { addDays, dayCount } from '@roadside/domain/calendar';
import type { CallReply, ParsedBody } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { DeskSeasonReply, DeskTeamReply, MatchReply } from '@roadside/contract/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { announce } from '../../platform/live/announce.ts';
import { countBets } from '../bookie/index.ts';
import { pointsByDay, pointsInPeriod } from '../points/index.ts';
import { readTeams, storeTeamMembers } from '../teams/index.ts';
import type { TeamWithMembers } from '../teams/index.ts';
import {
  countPlayers,
  deleteSeason,
  insertRestatement,
  insertSeason,
  readDraftOf,
  readMetricRestatements,
  seasonOfMatch,
  startSeason,
  storeSeasonTeams,
  updateSeason,
} from './desk.repository.ts';
import { restatementReply } from './restate-metric.ts';
import { boardWeights, lastDayOf, matchReply, seasonReply } from './season-view.ts';
import {
  insertMatches,
  lockSeason,
  readDriverPeople,
  readMatches,
  readSeason,
  readSeasonPlayers,
  readSeasons,
  readSeasonTeams,
} from './season.repository.ts';
import type { SeasonRow } from './season.repository.ts';

type Desk = CallReply<typeof calls.performance.deskRead>;
type Preview = CallReply<typeof calls.performance.deskPreview>;

async function deskSeasonOf(db: Kysely<Tables>, season: SeasonRow, today: string): Promise<DeskSeasonReply> {
  const [teams, players, draft] = await Promise.all([
    readSeasonTeams(db, season.id),
    countPlayers(db),
    readDraftOf(db, season.id),
  ]);
  return {
    ...seasonReply(season, today),
    version: season.version,
    teams: teams.map(({ slug }) => slug),
    players: players.get(season.id) ?? 0,
    draft,
  };
}

/** A team as the desk shows it. */
export const deskTeamOf = ({
  id,
  slug,
  name,
  tier,
  captain_id,
  captain,
  members,
  version,
}: TeamWithMembers): DeskTeamReply => ({
  id,
  slug,
  name,
  tier,
  captain_id,
  captain,
  members,
  version,
});

const restatementsShown = 20;

/** Everything on the commissioner's desk. */
export async function readDesk(db: Kysely<Tables>, today: string): Promise<Desk> {
  const [seasons, teams, restatements] = await Promise.all([
    readSeasons(db, { withHidden: true }),
    readTeams(db),
    readMetricRestatements(db, restatementsShown),
  ]);
  return {
    seasons: await Promise.all(seasons.map((season) => deskSeasonOf(db, season, today))),
    teams: teams.map(deskTeamOf),
    restatements: restatements.map(restatementReply),
    metrics: pointMetrics.map((id) => ({ id, label: pointMetricLabels[id], points: eventPoints[id] })),
  };
}

const weightWords: Readonly<Record<WeightProblem, string>> = {
  none: 'Give at least one metric a weight above 0.',
  'unknown-metric': 'A metric is unknown.',
  'too-many': 'A season weighs up to 8 metrics.',
  'out-of-range': 'Weights are between 0 and 10.',
};

function checkWeights(weights: PointWeights): void {
  const problem = weightProblem(weights);
  if (problem) throw new ApiError('invalid-body', weightWords[problem], { fields: { weights: weightWords[problem] } });
}

/** Refuses a streak longer than the season: no one could earn it. */
function checkIncentives(
  incentives: readonly Incentive[],
  { from, to }: { readonly from: string; readonly to: string },
): void {
  for (const [index, incentive] of incentives.entries())
    if (incentive.kind === 'streak' && !streakFits(incentive, from, to)) {
      const words = `The season has only ${dayCount(from, to)} days.`;
      throw new ApiError('invalid-body', words, { fields: { [`incentives.${index}.days`]: words } });
    }
}

const driversShown = 10;

/** What weights would have meant last quarter, beside the weights of today. */
export async function previewWeights(db: Kysely<Tables>, weights: PointWeights, today: string): Promise<Preview> {
  checkWeights(weights);
  const { from, to } = arenaPeriodOf(addDays(arenaPeriodOf(today).from, -1));
  const before = await boardWeights(db, today);
  const [now, then, people, bets, teams, days] = await Promise.all([
    pointsInPeriod(db, { from, to, before: to, weights }),
    pointsInPeriod(db, { from, to, before: to, weights: before }),
    readDriverPeople(db, null, null),
    countBets(db, { from, to }),
    readTeams(db),
    pointsByDay(db, { from, to, weights }),
  ]);
  const nowOf = new Map(now.map(({ driver_id, points }) => [driver_id, points]));
  const thenOf = new Map(then.map(({ driver_id, points }) => [driver_id, points]));
  const ranksOf = (points: ReadonlyMap<number, number>) =>
    new Map(
      people
        .map(({ driver_id, employee_id, display_name: name }) => ({
          employee_id,
          name,
          points: points.get(driver_id) ?? 0,
          bets: bets.get(employee_id) ?? 0,
        }))
        .toSorted(byPoints)
        .map(({ employee_id }, index) => [employee_id, index + 1]),
    );
  const [ranks, ranksBefore] = [ranksOf(nowOf), ranksOf(thenOf)];
  const driverOf = new Map(people.map(({ employee_id, driver_id }) => [employee_id, driver_id]));
  const sumOf = (members: readonly number[], points: ReadonlyMap<number, number>) =>
    members.reduce((sum, id) => sum + (points.get(driverOf.get(id) ?? 0) ?? 0), 0);
  return {
    from,
    to,
    mean:
      days.length === 0 ? 0 : Math.round((days.reduce((sum, { points }) => sum + points, 0) / days.length) * 10) / 10,
    teams: teams.map(({ slug, name, member_ids }) => ({
      slug,
      name,
      points: sumOf(member_ids, nowOf),
      before: sumOf(member_ids, thenOf),
    })),
    drivers: people
      .toSorted((a, b) => (ranks.get(a.employee_id) ?? 0) - (ranks.get(b.employee_id) ?? 0))
      .slice(0, driversShown)
      .map(({ employee_id, driver_id, display_name }) => ({
        name: display_name,
        points: nowOf.get(driver_id) ?? 0,
        rank: ranks.get(employee_id) ?? 0,
        rank_before: ranksBefore.get(employee_id) ?? 0,
      })),
  };
}

/** Who changes what, and when. */
export interface Writer {
  readonly by: number;
  readonly now: Date;
  readonly today: string;
}

/** A season as the desk shows it. */
export async function deskReply(trx: Kysely<Tables>, id: number, today: string): Promise<DeskSeasonReply> {
  const season = await readSeason(trx, id);
  if (!season) throw new ApiError('not-found', 'There is no such season.');
  return deskSeasonOf(trx, season, today);
}

/** Creates a season, or changes one that hasn't started. Its first day moves to the next Monday. */
export async function saveSeason(
  trx: Kysely<Tables>,
  body: ParsedBody<typeof calls.performance.deskSave>,
  { by, now, today }: Writer,
): Promise<DeskSeasonReply> {
  checkWeights(body.weights);
  const teams = await readTeams(trx);
  const chosen = body.teams.map((slug) => teams.find((team) => team.slug === slug)?.id ?? null);
  const teamIds = chosen.filter((id) => id !== null);
  if (teamIds.length !== chosen.length || new Set(teamIds).size !== chosen.length)
    throw new ApiError('invalid-body', 'A team is unknown or chosen twice.', {
      fields: { teams: 'Choose each team once' },
    });
  const input = {
    name: body.name.trim(),
    startsOn: firstMonday(body.starts_on),
    regularWeeks: body.regular_weeks,
    weights: body.weights,
    handicap: body.handicap,
    hidden: body.hidden,
  };
  checkIncentives(body.incentives ?? [], {
    from: input.startsOn,
    to: lastDayOf({ starts_on: input.startsOn, regular_weeks: input.regularWeeks }),
  });
  if (body.id === undefined) {
    const id = await insertSeason(trx, { ...input, incentives: body.incentives ?? [] }, by, now);
    await storeSeasonTeams(trx, id, teamIds);
    return deskReply(trx, id, today);
  }
  const season = await openSeason(trx, body.id, body.version, today);
  await keepDraftedTeams(trx, season, { teamIds, hidden: input.hidden });
  await updateSeason(trx, season.id, { ...input, incentives: body.incentives ?? season.incentives }, now);
  await storeSeasonTeams(trx, season.id, teamIds);
  return deskReply(trx, season.id, today);
}

/** Refuses what an open draft depends on: its teams, and that their captains see the season. */
async function keepDraftedTeams(
  trx: Kysely<Tables>,
  season: SeasonRow,
  { teamIds, hidden }: { readonly teamIds: readonly number[]; readonly hidden: boolean },
): Promise<void> {
  if ((await readDraftOf(trx, season.id)) === null) return;
  const before = (await readSeasonTeams(trx, season.id)).map(({ id }) => id);
  if (before.length !== teamIds.length || before.some((id) => !teamIds.includes(id)))
    throw new ApiError('conflict', 'The draft is open with these teams. Cancel the draft to change them.', {
      fields: { teams: 'The draft is open with these teams' },
    });
  if (hidden)
    throw new ApiError('conflict', 'Captains can’t draft for a hidden season. Cancel the draft to hide it.', {
      fields: { hidden: 'Its draft is open' },
    });
}

/** A season that hasn't started, locked, in the version the commissioner saw. */
export async function openSeason(
  trx: Kysely<Tables>,
  id: number,
  version: number | undefined,
  today: string,
): Promise<SeasonRow> {
  const season = await lockSeason(trx, id);
  if (!season) throw new ApiError('not-found', 'There is no such season.');
  if (version !== season.version)
    throw new ApiError('stale-version', 'Someone else changed this season.', {
      current: { season: await deskSeasonOf(trx, season, today) },
    });
  if (season.state !== 'setup')
    throw new ApiError(
      'conflict',
      'This season has started. Its weights and teams are frozen; restate a match instead.',
    );
  return season;
}

/** Starts a season: weights and teams are frozen, and everybody's matches are made. */
export async function launchSeason(
  trx: Kysely<Tables>,
  { id, version }: { readonly id: number; readonly version: number },
  { by, now, today }: Writer,
): Promise<DeskSeasonReply> {
  const season = await openSeason(trx, id, version, today);
  const teams = await readSeasonTeams(trx, id);
  // With fewer, the semifinals could never be made, and the season would never end.
  if (teams.length < playoffTeams)
    throw new ApiError('conflict', 'A season needs at least four teams: the best four play for the title.', {
      fields: { teams: 'Choose at least four' },
    });
  const draft = await readDraftOf(trx, id);
  if (draft !== null && draft.state !== 'done')
    throw new ApiError('conflict', 'The draft isn’t over. Finish or cancel it, then start the season.');
  await startSeason(trx, id, now);
  await insertMatches(
    trx,
    id,
    regularPairings(
      teams.map((team) => team.id),
      season.regular_weeks,
    ).flatMap((pairs, index) => pairs.map((pair) => ({ week: index + 1, stage: 'regular' as const, ...pair }))),
  );
  const players = await readSeasonPlayers(trx, id);
  for (const team of teams)
    await storeTeamMembers(trx, {
      teamId: team.id,
      employeeIds: players.filter(({ team_id }) => team_id === team.id).map(({ employee_id }) => employee_id),
      at: now,
    });
  await announce(trx, { topic: 'arena', id: 1, geographyId: 'everyone', by });
  return deskReply(trx, id, today);
}

/** Deletes a season that hasn't started. */
export async function removeSeason(
  trx: Kysely<Tables>,
  { id, version }: { readonly id: number; readonly version: number },
  { by, today }: Writer,
): Promise<void> {
  await openSeason(trx, id, version, today);
  if ((await readDraftOf(trx, id)) !== null)
    throw new ApiError('conflict', 'The draft of this season is open. Cancel it, then delete the season.');
  await deleteSeason(trx, id);
  await announce(trx, { topic: 'arena', id: 1, geographyId: 'everyone', by });
}

/** Changes the result of a settled match by points with a reason; the settled points stay as they were. */
export async function restateMatch(
  trx: Kysely<Tables>,
  body: ParsedBody<typeof calls.performance.deskRestate>,
  { by, now }: Writer,
): Promise<MatchReply> {
  const seasonId = await seasonOfMatch(trx, body.match_id);
  const season = seasonId === null ? null : await lockSeason(trx, seasonId);
  const find = async () => (season ? await readMatches(trx, season.id) : []).find(({ id }) => id === body.match_id);
  const match = await find();
  if (!season || !match) throw new ApiError('not-found', 'There is no such match.');
  const teams = await readSeasonTeams(trx, season.id);
  const team = teams.find(({ slug }) => slug === body.team);
  if (!team || (team.id !== match.home_id && team.id !== match.away_id))
    throw new ApiError('invalid-body', 'This team didn’t play the match.', {
      fields: { team: 'Choose one of the two teams' },
    });
  if (match.settled_at === null)
    throw new ApiError('conflict', 'The match is not settled yet: its points still change.');
  if (body.points === 0)
    throw new ApiError('invalid-body', 'Enter the points to add or take.', { fields: { points: 'Not 0' } });
  if (season.state === 'finished' || (await readMatches(trx, season.id)).some(({ stage }) => stage !== 'regular'))
    throw new ApiError('conflict', 'The playoff has begun: the table is final.');
  await insertRestatement(
    trx,
    { matchId: match.id, teamId: team.id, points: body.points, reason: body.reason.trim() },
    by,
    now,
  );
  await announce(trx, { topic: 'arena', id: 1, geographyId: 'everyone', by });
  const after = await find();
  const slugOf = (id: number) => teams.find((each) => each.id === id)?.slug ?? '';
  return matchReply(after ?? match, slugOf, null);
}
