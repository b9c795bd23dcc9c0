import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { aggregationsCompleted, backendStates } from '@roadside/domain/updates';
import type { UpdateStatus } from '@roadside/contract/schemas';
import { inSameTurn } from '../../platform/concurrency/same-turn.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The state of the data behind every report. */
export interface LatestLoad {
  /** Latest station-local day with calls; null before any. */
  readonly latestDay: string | null;
  /** When the reports were last updated. */
  readonly asOf: Date | null;
  /** Rises with every change of a goal. */
  readonly goalVersion: number;
  /** Rises with every change of the roll-ups. */
  readonly rollupVersion: number;
}

const readers = new WeakMap<Kysely<Tables>, (asked: null) => Promise<LatestLoad>>();

/** Reads the state of the data; requests of the same turn share one read. */
export function latestLoad({ kysely }: Pick<Database, 'kysely'>): Promise<LatestLoad> {
  let read = readers.get(kysely);
  if (!read) {
    read = inSameTurn((asked: readonly null[]) => {
      const load = readLatestLoad(kysely);
      return asked.map(() => load);
    });
    readers.set(kysely, read);
  }
  return read(null);
}

async function readLatestLoad(db: Kysely<Tables>): Promise<LatestLoad> {
  const { rows } = await sql<{
    latest_day: string | null;
    as_of: Date | null;
    goal_version: number;
    rollup_version: number;
  }>`select
    latest_call_day() as latest_day,
    (select max(entered_at) from update_status where state = ${aggregationsCompleted}) as as_of,
    (select version from goal_version) as goal_version,
    (select version from rollup_version) as rollup_version`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('A select without a table returns one row.');
  return {
    latestDay: state.latest_day,
    asOf: state.as_of,
    goalVersion: state.goal_version,
    rollupVersion: state.rollup_version,
  };
}

/**
 * The feed's current state and the states it entered today (specification, section 3: backend update status).
 * @param today ISO day in `timeZone`
 */
export async function updateStatusOf(
  db: Pick<Database, 'kysely'>,
  today: string,
  timeZone: string,
): Promise<UpdateStatus> {
  const { rows } = await sql<{
    todays_states: readonly { readonly state: string; readonly at: string }[];
    current_state: string | null;
    latest_day: string | null;
    metric_information_updated_at: Date | null;
    updated_at: Date | null;
  }>`select
    (select coalesce(json_agg(json_build_object('state', state, 'at', entered_at) order by entered_at, id), '[]') from update_status
      where entered_at >= ${today}::date::timestamp at time zone ${timeZone}::text and entered_at < (${today}::date + 1)::timestamp at time zone ${timeZone}::text) as todays_states,
    (select state from update_status order by entered_at desc, id desc limit 1) as current_state,
    latest_call_day() as latest_day,
    (select max(entered_at) from update_status where kind = 'metrics') as metric_information_updated_at,
    (select max(entered_at) from update_status where kind <> 'metrics') as updated_at`.execute(db.kysely);
  const [now] = rows;
  return {
    current_state: now?.current_state ?? backendStates[0],
    todays_states: (now?.todays_states ?? []).map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
    latest_day: now?.latest_day ?? null,
    metric_information_updated_at: now?.metric_information_updated_at?.toISOString() ?? null,
    updated_at: now?.updated_at?.toISOString() ?? null,
  };
}
