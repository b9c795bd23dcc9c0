import type { ScheduleCollision } from '@roadside/contract/schemas';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readAuthors } from '../shifts/index.ts';

/**
 * The refusal of a save with collisions: each collision with who changed the conflicting shift, and the current
 * version.
 */
export async function refusalOf(
  trx: Kysely<Tables>,
  collisions: readonly ScheduleCollision[],
  version: number,
): Promise<ApiError> {
  const authors = await readAuthors(
    trx,
    collisions.flatMap(({ theirs }) => theirs?.id ?? []),
  );
  const described = collisions.map((collision) => {
    const author = collision.theirs ? authors.get(collision.theirs.id) : undefined;
    return author ? { ...collision, by: author.by, at: author.at.toISOString() } : collision;
  });
  const stale = described.some(({ kind }) => kind === 'changed' || kind === 'removed');
  const [first] = described;
  return new ApiError(
    stale ? 'stale-version' : 'conflict',
    described.length === 1 && first
      ? `${first.detail} Nothing was saved.`
      : `${described.length} shifts can't be saved as they are. Nothing was saved.`,
    { fields: { entries: first?.detail ?? '' }, current: { collisions: described, version } },
  );
}
