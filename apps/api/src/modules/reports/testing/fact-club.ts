import { beforeAll } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { loadOrganizationTree } from '../../../platform/organizations/live-organization-tree.ts';
import type { OrganizationTree } from '../../../platform/organizations/organization-tree.ts';
import { recomputeRollups } from '../../metrics/rollups.ts';
import { insertOrganizations, replaceFacts } from '../../metrics/testing/fact-world.ts';
import type { FactWorld } from '../../metrics/testing/fact-world.ts';
import type { TestCaller } from './run-call.ts';

/** The club of the fact world before the tests. */
export interface FactClubOptions {
  /** The day of the calls. */
  readonly today: string;
  /** The facts, and the days whose roll-ups are computed. @defaultValue none */
  readonly facts?: { readonly world: FactWorld | undefined; readonly from: string; readonly to: string };
  /** Executives of the club to add, by id; 1 is the caller. @defaultValue none */
  readonly people?: readonly number[];
}

/** The club of the fact world and a caller in it. */
export interface FactClub {
  tree(): OrganizationTree;
  /** Someone at the club, or with other properties. */
  caller(more?: Partial<TestCaller>): TestCaller;
}

/** Fills the database before the tests of the suite. */
export function factClub(open: () => Database, { today, facts, people = [] }: FactClubOptions): FactClub {
  let loaded: OrganizationTree | undefined;
  const tree = () => {
    if (!loaded) throw new Error('The tree is loaded inside hooks and tests only.');
    return loaded;
  };
  beforeAll(async () => {
    const db = open();
    await insertOrganizations(db);
    loaded = await loadOrganizationTree(db);
    if (facts?.world) {
      await replaceFacts(db, facts.world);
      await recomputeRollups(db, facts);
    }
    if (people.length > 0)
      await db.kysely
        .insertInto('employee')
        .values(
          people.map((id) => ({
            id,
            organization_id: 1,
            first_name: 'Test',
            display_name: `Test ${id}`,
            position_type: 'executive',
          })),
        )
        .execute();
  });
  return { tree, caller: (more = {}) => ({ db: open(), tree: tree(), today, organization: 'club', ...more }) };
}
