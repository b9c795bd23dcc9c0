import type { Geography } from '../geography/geography.ts';

/** The permissions of the product specification, section 6. */
export const permissions = ['see-all', 'see-children', 'homepage-edit', 'beta', 'Admin'] as const;

/** A permission a person can have in addition to their position. */
export type Permission = (typeof permissions)[number];

/**
 * The columns of the access table, from lowest to highest. `staff` covers every position the specification does not
 * list; `admin` is club staff, `Admin` the platform operator (decisions 2).
 */
export const positions = [
  'driver',
  'staff',
  'station-admin',
  'territory-associate',
  'executive',
  'admin',
  'Admin',
] as const;

/** A position in the access table. */
export type Position = (typeof positions)[number];

/** A signed-in employee. */
export interface EmployeeSubject {
  readonly kind: 'employee';
  readonly employeeId: number;
  /** Any string from the employer; see {@link positionOf}. */
  readonly positionType: string;
  readonly permissions: readonly string[];
  /** The organization the person belongs to; for a driver, their own record (section 4). */
  readonly organization: Geography;
  readonly teamSlug: string | null;
  /** Campaigns the person is enrolled in; decides whether the Arena menu is shown if ARENA_AUDIENCE=enrolled. */
  readonly availableCampaignIds?: readonly number[];
}

/** The subject of an access check. */
export type Subject = { readonly kind: 'anonymous' } | EmployeeSubject;

/** The position in the access table: exact spelling, except that 'Station-Admin' is 'station-admin' (decisions 2). */
export function positionOf(subject: EmployeeSubject): Position {
  return positionOfType(subject.positionType);
}

/** Same as `positionOf` for a bare position string, for example an invitee's. */
export function positionOfType(positionType: string): Position {
  const spelled = onePositionSpelling(positionType);
  return (positions as readonly string[]).includes(spelled) ? (spelled as Position) : 'staff';
}

/** A position string in its one spelling: only 'Station-Admin' has two (decisions 2). */
export function onePositionSpelling(positionType: string): string {
  return positionType === 'Station-Admin' ? 'station-admin' : positionType;
}

/** Whether a subject has a permission; position Admin implies permission Admin and nothing more. */
export function hasPermission(subject: Subject, permission: Permission): boolean {
  if (subject.kind === 'anonymous') return false;
  return subject.permissions.includes(permission) || (permission === 'Admin' && subject.positionType === 'Admin');
}
