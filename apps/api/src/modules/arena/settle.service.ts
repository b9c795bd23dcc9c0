import {
  awardsOf,
  finals,
  mostValuable,
  playoffTeams,
  seasonWeeks,
  semifinals,
  winnerOf,
} from '@roadside/domain/arena';
import type { SeasonWeek, Standing } from '@roadside/domain/arena';
import { addDays } from '@roadside/domain/calendar';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { announce } from '../../platform/live/announce.ts';
import { payAwards } from '../rewards/index.ts';
import { daysWithFacts, dueDays, lockPoints, pointsByRules, settleThrough } from '../points/index.ts';
import { betsInSeason, betsOfTeams } from './bets.ts';
import type { BetCounts } from './bets.ts';
import { lastDayOf, resultOf, tableOf } from './season-view.ts';
import { sumBy, teamPoints } from './season-points.ts';
import {
  finishSeason,
  insertAwards,
  insertMatches,
  lockSeason,
  readMatches,
  readSeasonPlayers,
  readSeasonTeams,
  runningSeasonIds,
  settleMatch,
} from './season.repository.ts';
import type { MatchRow, SeasonPlayerRow, SeasonRow } from './season.repository.ts';

/** When it is. */
export interface SettleOptions {
  readonly now: Date;
  /** The day in the club's last time zone: drivers there still earn when it is Monday elsewhere. */
  readonly today: string;
}

/** Days after the end of a week until it is settled with the facts there are. */
const longestWaitDays = 3;

/**
 * Settles every week that has ended, one per transaction, and makes the matches of the playoff. A week is settled once
 * there are facts of a day after it, or after three days, and no day of it waits to be recomputed. Doing it again
 * changes nothing.
 */
export async function settleSeasons(db: Database, options: SettleOptions): Promise<number> {
  let settled = 0;
  for (const id of await runningSeasonIds(db.kysely))
    while (await db.kysely.transaction().execute((trx) => settleNext(trx, id, options))) settled += 1;
  return settled;
}

async function settleNext(trx: Kysely<Tables>, id: number, options: SettleOptions): Promise<boolean> {
  const { now, today } = options;
  await lockPoints(trx);
  const season = await lockSeason(trx, id);
  if (season?.state !== 'running') return false;
  const matches = await readMatches(trx, id);
  const open = matches.filter(({ settled_at }) => settled_at === null);
  const number = Math.min(...open.map(({ week }) => week));
  const week = seasonWeeks(season.starts_on, season.regular_weeks).find((each) => each.week === number);
  if (!week || week.to >= today) return false;
  const facts = await daysWithFacts(trx);
  const loaded = (facts !== null && facts.to > week.to) || today > addDays(week.to, longestWaitDays);
  if (!loaded || (await dueDays(trx)).some((day) => day <= week.to)) return false;
  const players = await readSeasonPlayers(trx, id);
  const sums = await teamPoints(trx, season, players, week);
  for (const match of open.filter((each) => each.week === number))
    await settleMatch(trx, match.id, {
      home: sums.get(match.home_id) ?? 0,
      away: sums.get(match.away_id) ?? 0,
      at: now,
    });
  await settleThrough(trx, week.to);
  await afterWeek(trx, { season, week, players }, options);
  await announce(trx, { topic: 'arena', id: 1, geographyId: 'everyone', by: null });
  return true;
}

interface SettledWeek {
  readonly season: SeasonRow;
  readonly week: SeasonWeek;
  readonly players: readonly SeasonPlayerRow[];
}

/** What the end of a week leads to: the playoff's matches, or the end of the season. */
async function afterWeek(
  trx: Kysely<Tables>,
  { season, week, players }: SettledWeek,
  { now }: SettleOptions,
): Promise<void> {
  if (week.week < season.regular_weeks) return;
  const [teams, matches, bets] = await Promise.all([
    readSeasonTeams(trx, season.id),
    readMatches(trx, season.id),
    betsInSeason(trx, season),
  ]);
  const table = tableOf(teams, matches, betsOfTeams(players, bets));
  const next = week.week + 1;
  if (week.stage === 'regular')
    return insertMatches(
      trx,
      season.id,
      semifinals(table.slice(0, playoffTeams)).map((pair) => ({ week: next, stage: 'semifinal', ...pair })),
    );
  if (week.stage === 'semifinal') {
    const made = finals(table, matches.filter(({ stage }) => stage === 'semifinal').map(resultOf));
    if (!made) return;
    return insertMatches(trx, season.id, [
      { week: next, stage: 'final', ...made.final },
      ...(made.consolation ? [{ week: next, stage: 'consolation' as const, ...made.consolation }] : []),
    ]);
  }
  await finish(trx, { season, players, table, matches, bets }, now);
}

interface LastWeek extends Omit<SettledWeek, 'week'> {
  readonly table: readonly Standing[];
  readonly matches: readonly MatchRow[];
  readonly bets: BetCounts;
}

async function finish(
  trx: Kysely<Tables>,
  { season, players, table, matches, bets }: LastWeek,
  now: Date,
): Promise<void> {
  const rows = await pointsByRules(trx, season, {
    from: season.starts_on,
    to: lastDayOf(season),
    driverIds: players.map(({ driver_id }) => driver_id),
  });
  const sums = sumBy(rows, ({ driver_id }) => driver_id);
  const people = players.map((player) => ({
    id: player.employee_id,
    name: player.display_name,
    bets: bets.get(player.employee_id) ?? 0,
    points: Math.round(sums.get(player.driver_id) ?? 0),
    squadId: player.team_id,
    days: rows
      .filter(({ driver_id }) => driver_id === player.driver_id)
      .map(({ local_day, points }) => ({ day: local_day, points: Math.round(points) })),
  }));
  const final = matches.find(({ stage }) => stage === 'final');
  const place = new Map(table.map(({ id }, index) => [id, index]));
  const awards = season.incentives.flatMap((incentive, index) =>
    awardsOf(incentive, people).map(({ playerId, reward, words }) => ({
      employeeId: playerId,
      incentive: index,
      reward,
      words,
    })),
  );
  await insertAwards(trx, season.id, awards);
  if (!season.hidden)
    await payAwards(trx, awards, {
      kind: 'season_award',
      idOf: ({ incentive, employeeId }) => `season:${season.id}:${incentive}:${employeeId}`,
      subjectId: season.id,
      at: now,
    });
  await finishSeason(trx, season.id, {
    mvpId: mostValuable(people)?.id ?? null,
    championId: final
      ? winnerOf(resultOf(final), (one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0))
      : null,
    at: now,
  });
}
