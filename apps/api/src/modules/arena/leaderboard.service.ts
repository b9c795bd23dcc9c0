import { arenaPeriodOf, defaultWeights, levelCount, levelOf, levelStep, rankContestants } from '@roadside/domain/arena';
import type { ArenaPeriod, LeaderboardRow, PointWeights } from '@roadside/domain/arena';
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
import { pointVersion, pointsByDay, pointsInPeriod } from '../points/index.ts';
import { currentSeason } from './season-view.ts';
import { readDriverPeople } from './season.repository.ts';
import type { SeasonRow } from './season.repository.ts';

/** The whole board of some drivers, best first. */
export interface Board {
  readonly period: { readonly from: string; readonly to: string; readonly today: string };
  readonly rows: readonly BoardRow[];
  /** What a driver (row of organization) had after as many days of the quarters before; read once per driver. */
  readonly pastOf: (driverId: number) => Promise<readonly PastQuarter[]>;
}

type PastQuarter = NonNullable<CallReply<typeof calls.performance.leaderboard>['me']>['past'][number];

/** A row with the driver's row of organization and the rank of a week ago. */
export interface BoardRow extends LeaderboardRow {
  readonly driverId: number;
  readonly previous: number;
  /** Name and station in lower case, for the search. */
  readonly words: string;
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
  const [version, season] = await Promise.all([pointVersion(db), currentSeason(db, today)]);
  let memory = memories.get(db);
  if (!memory) memories.set(db, (memory = new VersionedMemory<Board>(maxRows)));
  const size = driverIds?.length ?? tree.all().length;
  const at = `${key} ${today} ${season?.id ?? 0} ${season?.version ?? 0}`;
  return memory.read(version, at, size, () => makeBoard(db, tree, driverIds, today, season));
}

async function makeBoard(
  db: Kysely<Tables>,
  tree: OrganizationTree,
  driverIds: readonly number[] | null,
  today: string,
  season: SeasonRow | null,
): Promise<Board> {
  const { from, to } = arenaPeriodOf(today);
  const weekAgo = addDays(today, -7);
  const weights = season?.weights ?? defaultWeights;
  const [people, bets, totals] = await Promise.all([
    readDriverPeople(db, season?.id ?? null, driverIds),
    countBets(db, { from, to: today }),
    pointsInPeriod(db, {
      from,
      to,
      before: weekAgo,
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
  // A week ago there was no rank yet in a quarter's first days: all of them would share the first.
  const ranksBefore = new Map(
    weekAgo < from
      ? []
      : rankContestants(
          contestants.map((contestant) => ({ ...contestant, points: pointsBefore(contestant.id) })),
          new Map(),
        ).map(({ id, rank }) => [id, rank]),
  );
  return {
    period: { from, to, today },
    pastOf: onceEach((driverId) => readPast(db, { driverId, weights, from, today })),
    rows: rankContestants(contestants, ranksBefore).map((row) => ({
      ...row,
      previous: ranksBefore.get(row.id) ?? row.rank,
      driverId: driverOf.get(row.id) ?? 0,
      words: `${row.name}\n${row.station}`.toLowerCase(),
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
  const kept = keptRows(board, wish);
  if (wish.around === true) {
    const at = kept.findIndex(({ id }) => id === mine);
    const beside = at < 0 ? [] : kept.slice(Math.max(topRows, at - rowsBeside), at + rowsBeside + 1);
    return { rows: [...kept.slice(0, topRows), ...beside], total: kept.length };
  }
  const size = wish.rows_per_page ?? defaultRowsPerPage;
  const start = ((wish.page ?? 1) - 1) * size;
  return { rows: kept.slice(start, start + size), total: kept.length };
}

function keptRows({ rows }: Board, wish: BoardWish): readonly BoardRow[] {
  const words = wish.search?.trim().toLowerCase() ?? '';
  const { drafted, min_points, max_points, min_level, max_level } = wish;
  const filters = [drafted, min_points, max_points, min_level, max_level];
  if (words === '' && filters.every((filter) => filter === undefined)) return rows;
  return rows.filter((row) => {
    const level = levelOf(row.points);
    return (
      (wish.drafted === undefined || row.drafted === wish.drafted) &&
      row.points >= (wish.min_points ?? -Infinity) &&
      row.points <= (wish.max_points ?? Infinity) &&
      level >= (wish.min_level ?? 1) &&
      level <= (wish.max_level ?? levelCount) &&
      row.words.includes(words)
    );
  });
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

/** Remembers the result for each key. A failure isn't remembered. */
function onceEach<Value>(read: (key: number) => Promise<Value>): (key: number) => Promise<Value> {
  const known = new Map<number, Promise<Value>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const value = read(key);
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
}

/** The same number of days of the quarters before, in one statement: each driver's first look at the board has it. */
async function readPast(
  db: Kysely<Tables>,
  {
    driverId,
    weights,
    from,
    today,
  }: {
    readonly driverId: number;
    readonly weights: PointWeights;
    readonly from: string;
    readonly today: string;
  },
): Promise<readonly PastQuarter[]> {
  const elapsed = dayCount(from, today);
  const quarters = quartersBefore(from).map((quarter) => {
    const last = addDays(quarter.from, elapsed - 1);
    return { from: quarter.from, to: last < quarter.to ? last : quarter.to };
  });
  const first = quarters.at(-1)?.from ?? from;
  const days = await pointsByDay(db, { from: first, to: addDays(from, -1), driverIds: [driverId], weights });
  return quarters.map((quarter) => {
    const within = days.filter(({ local_day: day }) => day >= quarter.from && day <= quarter.to);
    return { ...quarter, points: within.reduce((sum, { points }) => sum + points, 0) };
  });
}

/** A person beside their own past. */
export async function ownPlace(
  board: Board,
  { employeeId, place }: { readonly employeeId: number; readonly place: Geography | null },
): Promise<CallReply<typeof calls.performance.leaderboard>['me']> {
  const row = board.rows.find(({ id }) => id === employeeId);
  if (!row || place === null) return null;
  const level = levelOf(row.points);
  return {
    rank: row.rank,
    points: row.points,
    level,
    points_to_next_level:
      level === levelCount && row.points >= levelCount * levelStep ? null : level * levelStep - row.points,
    past: [...(await board.pastOf(place.baseId))],
  };
}
