import type { Geography } from '../src/geography/geography.ts';
import type { DenialReason, Target } from '../src/permissions/decision.ts';
import type { SubjectColumn } from './matrix-file.ts';
import { baseOf, isUnder, levelOf } from './matrix-world.ts';

/** An asker in the matrix: a column, the permissions they have, and their location. */
export interface Asker {
  readonly column: Exclude<SubjectColumn, 'anonymous'>;
  readonly held: ReadonlySet<string>;
  readonly own: Geography;
  readonly employeeId: number;
  readonly teamSlug: string;
}

export type Verdict = 'allowed' | DenialReason;

/** L007: position Admin is treated as holding permission Admin. */
export const holds = (asker: Asker, permission: string): boolean =>
  asker.held.has(permission) || (permission === 'Admin' && asker.column === 'Admin');

/** L003. */
export const inView = (asker: Asker, place: Geography | null): boolean => {
  if (place === null) return false;
  if (holds(asker, 'see-all') || ['executive', 'territory-associate', 'admin'].includes(asker.column)) return true;
  const base = baseOf(place);
  if (holds(asker, 'see-children') || asker.column === 'station-admin') return levelOf(base) >= levelOf(asker.own);
  return isUnder(base, asker.own);
};

/** L004. */
export const inWrite = (asker: Asker, place: Geography | null): boolean =>
  place !== null && (holds(asker, 'Admin') || isUnder(baseOf(place), asker.own));

export const isOwnPlace = (asker: Asker, target: Target): boolean =>
  target.geography === undefined || (target.geography !== null && baseOf(target.geography).id === asker.own.id);

export const isOwnRecord = (asker: Asker, target: Target): boolean =>
  target.ownerEmployeeId === undefined || target.ownerEmployeeId === asker.employeeId;
