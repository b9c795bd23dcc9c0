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

/** What lets a subject see a geography: the first clause of section 6 that does. */
export type ViewGround = 'own' | 'below-own' | 'see-all' | 'position' | 'see-children' | 'own-level';

/**
 * What lets a subject see the numbers of a geography (section 6, letter for letter): see-all and the positions
 * executive, territory-associate and admin see any; see-children and station-admin see those at or below their own
 * level; everyone else sees their own organization and its subtree. Position Admin adds no wider view (decisions 2).
 * Null if nothing does.
 * @param settings.viewScope - defaults to `rank`
 */
export function viewGround(
  subject: Subject,
  geography: Geography,
  settings: { readonly viewScope?: ViewScope } = {},
): ViewGround | null {
  if (subject.kind === 'anonymous') return null;
  const position = positionOf(subject);
  if (geography.baseId === subject.organization.baseId) return 'own';
  if (contains(subject.organization, geography)) return 'below-own';
  if (hasPermission(subject, 'see-all')) return 'see-all';
  if (seesEverything.has(position)) return 'position';
  const seesChildren = hasPermission(subject, 'see-children');
  if ((!seesChildren && position !== 'station-admin') || settings.viewScope === 'subtree') return null;
  if (rankOf(baseTypeOf(geography.type)) < rankOf(baseTypeOf(subject.organization.type))) return null;
  return seesChildren ? 'see-children' : 'own-level';
}

/** Whether a subject may see the numbers of a geography; see {@link viewGround}. */
export function canView(
  subject: Subject,
  geography: Geography,
  settings: { readonly viewScope?: ViewScope } = {},
): boolean {
  return viewGround(subject, geography, settings) !== null;
}

/**
 * Whether a geography is within the subject's write scope, provided the action allows the position to change anything:
 * their own subtree. Permission Admin widens it to every geography; see-all never does (decisions 1).
 */
export function canWrite(subject: Subject, geography: Geography): boolean {
  if (subject.kind === 'anonymous') return false;
  return hasPermission(subject, 'Admin') || contains(subject.organization, geography);
}
