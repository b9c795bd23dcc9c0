import { nearestManagers } from '@roadside/domain/home';
import type { Database } from '../../platform/database/database.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { readPeople } from '../home/index.ts';

/** Who hears of a report: the nearest managers of the author, and without any, nobody but those who look. */
export async function deciders({
  db,
  tree,
  organizationId,
  except,
}: {
  readonly db: Database;
  readonly tree: OrganizationTree;
  readonly organizationId: number;
  readonly except: readonly (number | null)[];
}): Promise<readonly number[]> {
  const place = tree.byId(organizationId);
  if (!place) return [];
  const line = tree
    .path(place)
    .map(({ id }) => id)
    .toReversed();
  const inLine = new Set(line);
  const people = (await readPeople(db.kysely))
    .filter(({ id, organization_id }) => inLine.has(organization_id) && !except.includes(id))
    .map((person) => ({
      employeeId: person.id,
      positionType: person.position_type,
      organizationId: person.organization_id,
    }));
  return nearestManagers(0, line, people).map(({ employeeId }) => employeeId);
}
