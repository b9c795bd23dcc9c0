import type { Database } from '../database/database.ts';
import { createOrganizationTree } from './organization-tree.ts';
import type { OrganizationTree } from './organization-tree.ts';

/** The tree in its current state in the database; `reload` runs automatically when an organization changes. */
export interface LiveOrganizationTree extends OrganizationTree {
  /** Reads the organizations again; the old tree is used until the new one is complete. */
  reload(): Promise<void>;
  /** Stops following changes. */
  close(): Promise<void>;
}

/** The channel on which changes to organizations are announced (by a trigger of migration 0002). */
export const organizationsChannel = 'organizations';

/** Reads all organizations once and returns the tree as of that moment. */
export async function loadOrganizationTree(db: Pick<Database, 'kysely'>): Promise<OrganizationTree> {
  const rows = await db.kysely
    .selectFrom('organization')
    .select([
      'id',
      'slug',
      'name',
      'display_name',
      'type',
      'facility_type',
      'parent_id',
      'state_id',
      'facility_rep_id',
      'time_zone',
    ])
    .execute();
  return createOrganizationTree(rows);
}

/**
 * Loads the tree and keeps it current through NOTIFY 'organizations'. `onReloadFailed` is called when a reload fails;
 * the last good tree stays in use.
 */
export async function openOrganizationTree(
  db: Database,
  onReloadFailed: (error: unknown) => void = () => undefined,
): Promise<LiveOrganizationTree> {
  let current: OrganizationTree | null = null;
  let running: Promise<void> | null = null;
  let again = false;

  // Changes announced during a load cause one more load, so that none is missed and a burst costs two.
  const reload = (): Promise<void> => {
    if (running) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        current = await loadOrganizationTree(db);
      } while (again);
    })().finally(() => {
      running = null;
    });
    return running;
  };

  // Listening begins before the first read, so that a change between the two is not lost.
  const unlisten = await db.listen(organizationsChannel, () => {
    reload().catch(onReloadFailed);
  });
  await reload();

  const tree = (): OrganizationTree => {
    if (!current) throw new Error('The organization tree is used before it was loaded.');
    return current;
  };
  return {
    bySlug: (slug) => tree().bySlug(slug),
    byId: (id) => tree().byId(id),
    ofNetwork: (geography, facilityType) => tree().ofNetwork(geography, facilityType),
    children: (geography, childType) => tree().children(geography, childType),
    directlyBelow: (geography) => tree().directlyBelow(geography),
    stationIds: (geography) => tree().stationIds(geography),
    driverIds: (geography) => tree().driverIds(geography),
    path: (geography) => tree().path(geography),
    all: () => tree().all(),
    reload,
    close: unlisten,
  };
}
