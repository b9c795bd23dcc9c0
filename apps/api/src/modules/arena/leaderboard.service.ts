import { arenaPeriodOf, levelCount, levelOf, levelStep, rankContestants } from '@roadside/domain/arena';
import type { ArenaPeriod, LeaderboardRow } from '@roadside/domain/arena';
import { addDays, dayCount } from '@roadside/domain/calendar';
import type { CallReply } from '@roadside/contract/call';
import type { calls } from '@roadside/contract/calls';
import type { LeaderboardRowReply } from '@roadside/contract/schemas';
import type { Geography } from '@roadside/domain/geography';
import type { Kysely } from 'kysely';
import { VersionedMemory } from '../../platform/concurrency/versioned-memory.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { countBets } from '../bookie/index.ts';
import { pointVersion, pointsInPeriod } from '../points/index.ts';
import { boardWeights, currentSeason } from './season-view.ts';
import { readDriverPeople } from './season.repository.ts';

/** The whole board of some drivers, best first. */
export interface Board {
  readonly period: { readonly from: string; readonly to: string; readonly today: string };
  readonly rows: readonly BoardRow[];
}

/** A row with the driver's row of organization and the rank of a week ago. */
export interface BoardRow extends LeaderboardRow {
  readonly driverId: number;
  readonly previous: number;
}

/** Whose board it is: everybody, or some drivers (rows of organization). */
export interface BoardScope {
  readonly key: string;
  readonly driverIds: readonly number[] | null;
}

/** Rows of all boards kept in memory. */
const maxRows = 200_000;
const memories = new WeakMap<Kysely<Tables>, VersionedMemory<Board>>();

/** A board of the current quarter, from memory while no point has changed; a bet counts in its ties from the next change on. */
export async function readBoard(
  db: Kysely<Tables>,
  tree: OrganizationTree,
  { key, driverIds }: BoardScope,
  today: string,
): Promise<Board> {
  const [version, season] = await Promise.all([pointVersion(db), currentSeason(db)]);
  let memory = memories.get(db);
  if (!memory) memories.set(db, (memory = new VersionedMemory<Board>(maxRows)));
  const size = driverIds?.length ?? tree.all().length;
  const at = `${key} ${today} ${season?.id ?? 0} ${season?.version ?? 0}`;
  return memory.read(version, at, size, () => makeBoard(db, tree, driverIds, today, season?.id ?? null));
}

async function makeBoard(
  db: Kysely<Tables>,
  tree: OrganizationTree,
  driverIds: readonly number[] | null,
  today: string,
  seasonId: number | null,
): Promise<Board> {
  const { from, to } = arenaPeriodOf(today);
  const weights = await boardWeights(db);
  const [people, bets, totals] = await Promise.all([
    readDriverPeople(db, seasonId, driverIds),
    countBets(db, { from, to: today }),
    pointsInPeriod(db, {
      from,
      to,
      before: addDays(today, -7),
      weights,
      ...(driverIds === null ? {} : { driverIds }),
    }),
  ]);
  const driverOf = new Map(people.map(({ employee_id, driver_id }) => [employee_id, driver_id]));
  const totalOf = new Map(totals.map((total) => [total.driver_id, total]));
  const contestants = people.map(({ employee_id, driver_id, display_name, drafted }) => ({
    id: employee_id,
    name: display_name,
    station: tree.byId(tree.byId(driver_id)?.parentId ?? 0)?.displayName ?? '',
    points: totalOf.get(driver_id)?.points ?? 0,
    drafted,
    bets: bets.get(employee_id) ?? 0,
  }));
  const pointsBefore = (id: number) => totalOf.get(driverOf.get(id) ?? 0)?.points_before ?? 0;
  const ranksBefore = new Map(
    rankContestants(
      contestants.map((contestant) => ({ ...contestant, points: pointsBefore(contestant.id) })),
      new Map(),
    ).map(({ id, rank }) => [id, rank]),
  );
  return {
    period: { from, to, today },
    rows: rankContestants(contestants, ranksBefore).map((row) => ({
      ...row,
      previous: ranksBefore.get(row.id) ?? row.rank,
      driverId: driverOf.get(row.id) ?? 0,
    })),
  };
}

/** Who reads a board. */
export interface BoardReader {
  /** Employee id of the row to mark. */
  readonly mine: number | null;
  /** The slug of a driver whose points the reader may open; null for the others. */
  readonly slugOf: (driverId: number) => string | null;
}

/** A row in the contract's form. */
export function rowReply(row: BoardRow, { mine, slugOf }: BoardReader): LeaderboardRowReply {
  return {
    rank: row.rank,
    employee_id: row.id,
    name: row.name,
    station: row.station,
    change: row.change,
    places: Math.abs(row.previous - row.rank),
    points: row.points,
    level: levelOf(row.points),
    drafted: row.drafted,
    mine: row.id === mine,
    slug: slugOf(row.driverId),
  };
}

/** What a reader wants to see of a board. */
export interface BoardWish {
  readonly drafted?: boolean | undefined;
  readonly around?: boolean | undefined;
  readonly min_points?: number | undefined;
  readonly max_points?: number | undefined;
  readonly min_level?: number | undefined;
  readonly max_level?: number | undefined;
  readonly search?: string | undefined;
  readonly page?: number | undefined;
  readonly rows_per_page?: number | undefined;
}

const topRows = 5;
const rowsBeside = 3;
const defaultRowsPerPage = 50;

/** The rows of a board that a reader wants, and how many there are. */
export function chooseRows(
  board: Board,
  wish: BoardWish,
  mine: number | null,
): { readonly rows: readonly BoardRow[]; readonly total: number } {
  const words = wish.search?.trim().toLowerCase() ?? '';
  const kept = board.rows.filter((row) => {
    const level = levelOf(row.points);
    return (
      (wish.drafted === undefined || row.drafted === wish.drafted) &&
      row.points >= (wish.min_points ?? 0) &&
      row.points <= (wish.max_points ?? Infinity) &&
      level >= (wish.min_level ?? 1) &&
      level <= (wish.max_level ?? levelCount) &&
      (words === '' || row.name.toLowerCase().includes(words) || row.station.toLowerCase().includes(words))
    );
  });
  if (wish.around === true) {
    const at = kept.findIndex(({ id }) => id === mine);
    return {
      rows: kept.filter((_, index) => index < topRows || (at >= 0 && Math.abs(index - at) <= rowsBeside)),
      total: kept.length,
    };
  }
  const size = wish.rows_per_page ?? defaultRowsPerPage;
  const start = ((wish.page ?? 1) - 1) * size;
  return { rows: kept.slice(start, start + size), total: kept.length };
}

const pastQuarters = 3;

/** The quarters before the one that begins on a day, latest first. */
function quartersBefore(day: string): readonly ArenaPeriod[] {
  const quarters: ArenaPeriod[] = [];
  for (let from = day; quarters.length < pastQuarters;) {
    const quarter = arenaPeriodOf(addDays(from, -1));
    quarters.push(quarter);
    from = quarter.from;
  }
  return quarters;
}

/** A person beside their own past: the same number of days of the quarters before. */
export async function ownPlace(
  db: Kysely<Tables>,
  board: Board,
  { employeeId, place }: { readonly employeeId: number; readonly place: Geography | null },
): Promise<CallReply<typeof calls.performance.leaderboard>['me']> {
  const row = board.rows.find(({ id }) => id === employeeId);
  if (!row || place === null) return null;
  const { from, today } = board.period;
  const elapsed = dayCount(from, today);
  const weights = await boardWeights(db);
  const past = await Promise.all(
    quartersBefore(from).map(async (quarter) => {
      const last = addDays(quarter.from, elapsed - 1);
      const to = last < quarter.to ? last : quarter.to;
      const [total] = await pointsInPeriod(db, {
        from: quarter.from,
        to,
        before: to,
        weights,
        driverIds: [place.baseId],
      });
      return { from: quarter.from, to, points: total?.points ?? 0 };
    }),
  );
  const level = levelOf(row.points);
  return {
    rank: row.rank,
    points: row.points,
    level,
    points_to_next_level:
      level === levelCount && row.points >= levelCount * levelStep ? null : level * levelStep - row.points,
    past,
  };
}
