import { mustBeRead, nearestManagers } from '@roadside/domain/home';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { OrganizationTree } from '../../platform/organizations/organization-tree.ts';
import { recountNotifications } from '../notifications/index.ts';
import { readPeople } from './audience.repository.ts';
import type { PersonRow } from './audience.repository.ts';
import { audienceOf, peopleIn } from './audience.service.ts';
import { readReach } from './widget-log.repository.ts';
import type { WidgetRow } from './widgets.repository.ts';

/** The people in an announcement's audience who haven't confirmed it. */
export async function unconfirmed(
  trx: Kysely<Tables>,
  tree: OrganizationTree,
  row: WidgetRow,
  people: readonly PersonRow[],
): Promise<readonly PersonRow[]> {
  if (!mustBeRead(row.asks, null)) return [];
  const confirmed = new Set((await readReach(trx, [row.id])).get(row.id)?.acknowledged_by ?? []);
  return peopleIn(tree, audienceOf(row), people).filter(({ id }) => !confirmed.has(id));
}

/** Counts again, for the managers who were notified, how many of their people haven't confirmed an announcement. */
export async function recountUnconfirmed(
  trx: Kysely<Tables>,
  row: WidgetRow,
  { tree, by }: { readonly tree: OrganizationTree; readonly by: number | null },
): Promise<void> {
  await recountNotifications(
    trx,
    { kind: 'not-acknowledged', subjectId: row.id },
    async (managers) => {
      const people = await readPeople(trx);
      const managersAt = managersByPlace(tree, people);
      const late = (await unconfirmed(trx, tree, row, people)).map(managersAt);
      return managers.map((employeeId) => ({
        employeeId,
        amount: late.filter((nearest) => nearest.includes(employeeId)).length,
      }));
    },
    { by },
  );
}

/** The nearest managers of a person; a club has ten thousand people, so each asks only about the managers. */
export function managersByPlace(tree: OrganizationTree, people: readonly PersonRow[]) {
  const posted = people.map((person) => ({
    employeeId: person.id,
    positionType: person.position_type,
    organizationId: person.organization_id,
  }));
  const managers = Map.groupBy(posted, ({ organizationId }) => organizationId);
  return (person: PersonRow): readonly number[] => {
    const place = tree.byId(person.organization_id);
    const line = place
      ? tree
          .path(place)
          .map(({ id }) => id)
          .toReversed()
      : [];
    const above = line.flatMap((id) => managers.get(id) ?? []);
    return nearestManagers(person.id, line, above).map(({ employeeId }) => employeeId);
  };
}
