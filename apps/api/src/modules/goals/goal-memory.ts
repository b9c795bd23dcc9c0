import type { Kysely } from 'kysely';
import { inSameTurn } from '../../platform/concurrency/same-turn.ts';
import { VersionedMemory } from '../../platform/concurrency/versioned-memory.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Goal } from './goal-book.ts';
import { loadGoals } from './goals.repository.ts';

type GoalReader = (version: number, organizationId: number) => Promise<readonly Goal[]>;

/** More organizations than any club has. */
const maxOrganizations = 50_000;
const readers = new WeakMap<Kysely<Tables>, GoalReader>();

/**
 * Goals of these organizations, including past and upcoming ones, from memory where it is up to date.
 * @param version - `goal_version` as of this request; the goals are never older
 */
export async function goalsInMemory(
  db: Kysely<Tables>,
  version: number,
  organizationIds: readonly number[],
): Promise<readonly Goal[]> {
  let read = readers.get(db);
  if (!read) readers.set(db, (read = readerOf(db)));
  const known = read;
  return (await Promise.all(organizationIds.map((id) => known(version, id)))).flat();
}

function readerOf(db: Kysely<Tables>): GoalReader {
  const memory = new VersionedMemory<readonly Goal[]>(maxOrganizations);
  const read = inSameTurn((organizationIds: readonly number[]) => {
    const goals = loadGoals(db, [...new Set(organizationIds)]).then((all) =>
      Map.groupBy(all, ({ organizationId }) => organizationId),
    );
    return organizationIds.map(async (id) => (await goals).get(id) ?? []);
  });
  return (version, id) => memory.read(version, String(id), 1, () => read(id));
}
