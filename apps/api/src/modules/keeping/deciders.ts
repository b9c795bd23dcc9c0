import { nearestManagers } from '@roadside/domain/home';
import { can } from '@roadside/domain/permissions';
import { contextOfPerson } from '../../platform/calls/context-of-person.ts';
import type { CallContext } from '../../platform/calls/handler.ts';
import { readPeopleWithRights } from '../../platform/calls/people-with-rights.repository.ts';
import { readPeople } from '../home/index.ts';
import { readAdminIds } from './keeping.repository.ts';

/** Who hears of a report: the nearest managers of the author, and without any, the Admins who may decide it. */
export async function deciders(
  context: CallContext,
  { organizationId, except }: { readonly organizationId: number; readonly except: readonly (number | null)[] },
): Promise<readonly number[]> {
  const { db, tree, config } = context;
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
  const managers = nearestManagers(0, line, people).map(({ employeeId }) => employeeId);
  if (managers.length > 0) return managers;
  const admins = (await readAdminIds(db.kysely)).filter((id) => !except.includes(id));
  return [...(await readPeopleWithRights(db.kysely, admins)).values()].flatMap((person) => {
    const decider = contextOfPerson(context, person, { action: 'reports.decide', requestId: context.requestId });
    return decider && can(decider.subject, 'reports.decide', { geography: place }, config.access).allowed
      ? [person.employee_id]
      : [];
  });
}
