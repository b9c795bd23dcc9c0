import type { Geography } from '../geography/geography.ts';

/** The permissions of the product specification, section 6. */
export const permissions = ['see-all', 'see-children', 'homepage-edit', 'beta', 'Admin'] as const;

/** One right a person can hold beside the position. */
export type Permission = (typeof permissions)[number];

/**
 * The columns of the access table, from least to most. `staff` stands for every position the
 * specification does not list; `admin` is club staff, `Admin` the platform's operator (decisions 2).
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

/** A position as the access table knows it. */
export type Position = (typeof positions)[number];

/** Somebody who has signed in. */
export interface EmployeeSubject {
  readonly kind: 'employee';
  readonly employeeId: number;
  /** Any string of the employer's; see {@link positionOf}. */
  readonly positionType: string;
  readonly permissions: readonly string[];
  /** What the person belongs to; a driver's own record (section 4). */
  readonly organization: Geography;
  readonly teamSlug: string | null;
  /** Campaigns the person is enrolled in; decides the Arena menu when ARENA_AUDIENCE=enrolled. */
  readonly availableCampaignIds?: readonly number[];
}

/** Who asks. */
export type Subject = { readonly kind: 'anonymous' } | EmployeeSubject;

/** The position in the access table: exact spelling, save that 'Station-Admin' is 'station-admin' (decisions 2). */
export function positionOf(subject: EmployeeSubject): Position {
  return positionOfType(subject.positionType);
}

/** The same for a bare position string, for example an invitee's. */
export function positionOfType(positionType: string): Position {
  if (positionType === 'Station-Admin') return 'station-admin';
  return (positions as readonly string[]).includes(positionType) ? (positionType as Position) : 'staff';
}

/** Tells whether somebody holds a permission; position Admin implies the permission Admin and nothing more. */
export function hasPermission(subject: Subject, permission: Permission): boolean {
  if (subject.kind === 'anonymous') return false;
  return subject.permissions.includes(permission) || (permission === 'Admin' && subject.positionType === 'Admin');
}
