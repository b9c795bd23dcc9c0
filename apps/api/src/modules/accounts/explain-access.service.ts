import { canView } from '@roadside/domain/geography';
import type { Geography } from '@roadside/domain/geography';
import { routes, type ScreenId } from '@roadside/domain/navigation';
import { explainAccess } from '@roadside/domain/permissions';
import type { AccessExplanation, EmployeeSubject } from '@roadside/domain/permissions';
import type { CallContext } from '../../platform/calls/handler.ts';
import { personToSee } from './seeing.repository.ts';

interface AskedPage {
  readonly screen: ScreenId;
  readonly slug?: string | undefined;
}

/** Why the caller can open a page, or can't. A location out of view is explained without its name. */
export function explainOwnAccess({ subject, tree, config }: CallContext, page: AskedPage): AccessExplanation {
  const place = page.slug === undefined ? null : tree.bySlug(page.slug);
  if (page.slug !== undefined && !(place && canView(subject, place, config.access))) return outOfView;
  return explain(subject, page.screen, place, null, config);
}

/** Why another person in the caller's view can open a page, or can't. */
export async function explainAccessOf(
  context: CallContext,
  { employee_id: employeeId, ...page }: AskedPage & { readonly employee_id: number },
): Promise<AccessExplanation> {
  const { db, tree, config, require } = context;
  const person = await personToSee(db.kysely, employeeId);
  const organization = person ? tree.byId(person.organization_id) : null;
  const place = page.slug === undefined ? null : tree.bySlug(page.slug);
  require({ geography: organization });
  if (page.slug !== undefined) require({ geography: place });
  if (!person || !organization) throw new TypeError('A person who doesn’t exist was admitted.');
  const subject: EmployeeSubject = {
    kind: 'employee',
    employeeId,
    positionType: person.position_type,
    permissions: person.permissions,
    organization,
    teamSlug: person.team,
  };
  return explain(subject, page.screen, place, person.display_name, config);
}

/** The same words whether or not the location exists. */
const outOfView: AccessExplanation = {
  allowed: false,
  sentences: ['You can’t see this location: it isn’t part of your own, and no position or permission opens it.'],
};

function explain(
  subject: EmployeeSubject,
  screen: ScreenId,
  geography: Geography | null,
  who: string | null,
  { access }: CallContext['config'],
): AccessExplanation {
  const route = routes.find(({ id }) => id === screen);
  if (!route) throw new TypeError(`There is no page ${screen}.`);
  return explainAccess(subject, { title: route.title, action: route.action, geography }, who, access);
}
