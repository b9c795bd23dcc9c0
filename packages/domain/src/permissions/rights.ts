import { hasPermission, positionOf, positionOfType, positions, type EmployeeSubject } from './subject.ts';

/** What an account can do: its position, and the permissions beyond it. */
export interface Rights {
  readonly positionType: string;
  readonly permissions: readonly string[];
}

/**
 * Whether a person may give somebody an account with these rights: no higher position than their own, and no permission
 * they don't have.
 */
export function mayGrant(giver: EmployeeSubject, { positionType, permissions }: Rights): boolean {
  const has = (permission: string) =>
    giver.permissions.includes(permission) || (permission === 'Admin' && hasPermission(giver, 'Admin'));
  return (
    positions.indexOf(positionOfType(positionType)) <= positions.indexOf(positionOf(giver)) && permissions.every(has)
  );
}

/**
 * Whether a person may hold a link into an account with these rights, for example to pass on a new password. Unlike
 * `mayGrant` it counts only what the person couldn't see or change themselves: see-all includes see-children, and
 * homepage-edit and beta open nobody's records. A club's only Admin may lack those, and must still be able to help.
 */
export function mayHoldLink(holder: EmployeeSubject, { positionType, permissions }: Rights): boolean {
  const opened = hasPermission(holder, 'see-all') ? ['see-children', ...harmless] : harmless;
  return mayGrant(holder, { positionType, permissions: permissions.filter((each) => !opened.includes(each)) });
}

const harmless: readonly string[] = ['homepage-edit', 'beta'];
