import type { MeasureId } from '@roadside/domain/metrics';
import { createHash } from 'node:crypto';
import { VersionedMemory } from '../../platform/concurrency/versioned-memory.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FactScope } from '../metrics/fact-sources.ts';
import { measuresByKind } from './why-moved.repository.ts';
import type { KindRow } from './why-moved.repository.ts';

/** Rows of kinds kept for each process, some 200 bytes each. */
const maxRows = 100_000;
const memories = new WeakMap<Database['kysely'], VersionedMemory<readonly KindRow[]>>();

/**
 * The kinds of call of a scope, from memory where it is up to date: the split of a quarter reads every row of two
 * quarters, and reports of a place are read again and again. What is kept is as old as the roll-ups beside it.
 * @param version - `rollup_version` as of this request
 */
export async function kindsInMemory(
  db: Pick<Database, 'kysely'>,
  version: number,
  scope: FactScope,
  measures: readonly MeasureId[],
  byDriver: boolean,
): Promise<readonly KindRow[]> {
  const memory = memories.get(db.kysely) ?? new VersionedMemory<readonly KindRow[]>(maxRows);
  memories.set(db.kysely, memory);
  const key = createHash('sha256')
    .update(JSON.stringify([scope, measures, byDriver]))
    .digest('base64url');
  return memory.read(version, key, rowsOfAScope, () => measuresByKind(db, scope, measures, byDriver));
}

/** Services by provider types by waits: the most rows a scope has. */
const rowsOfAScope = 400;
