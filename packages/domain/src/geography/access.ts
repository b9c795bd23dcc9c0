import { hasPermission, positionOf, type Subject } from '../permissions/subject.ts';
import { baseTypeOf } from './facility-type.ts';
import type { Geography } from './geography.ts';
import { rankOf } from './order.ts';

/**
 * How "at or below own level" is read for see-children and station-admin: `rank` compares levels only, so a sibling can
 * be viewed; `subtree` allows only what is under the person's own organization (decisions 1).
 */
export type ViewScope = 'rank' | 'subtree';

const seesEverything = new Set<string>(['executive', 'territory-associate', 'admin']);

/** Whether a geography is the organization itself or under it; a facility-type cut counts as its base. */
export function contains(organization: Geography, geography: Geography): boolean {
  return geography.baseId === organization.baseId || geography.ancestorIds.includes(organization.baseId);
}

/**
 * Whether a subject may see the numbers of a geography (section 6, letter for letter): see-all and the positions
 * executive, territory-associate and admin see any; see-children and station-admin see those at or below their own
 * level; everyone else sees their own organization and its subtree. Position Admin adds no wider view (decisions 2).
 * @param settings.viewScope - defaults to `rank`
 */
export function canView(
  subject: Subject,
  geography: Geography,
  settings: { readonly viewScope?: ViewScope } = {},
): boolean {
  if (subject.kind === 'anonymous') return false;
  const position = positionOf(subject);
  if (hasPermission(subject, 'see-all') || seesEverything.has(position)) return true;
  if (contains(subject.organization, geography)) return true;
  const seesLevel = hasPermission(subject, 'see-children') || position === 'station-admin';
  if (!seesLevel || settings.viewScope === 'subtree') return false;
  return rankOf(baseTypeOf(geography.type)) >= rankOf(baseTypeOf(subject.organization.type));
}

/**
 * Whether a geography is within the subject's write scope, provided the action allows the position to change anything:
 * their own subtree. Permission Admin widens it to every geography; see-all never does (decisions 1).
 */
export function canWrite(subject: Subject, geography: Geography): boolean {
  if (subject.kind === 'anonymous') return false;
  return hasPermission(subject, 'Admin') || contains(subject.organization, geography);
}
