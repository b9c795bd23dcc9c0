import type { Asker } from './askers.ts';
import type { MatrixRow } from './authz-matrix.ts';
import { isUnder, levelOf, type Place } from './small-world.ts';

/** The targets of a request. Omitted = the asker's own, or nothing in particular. */
export interface Touched {
  /** null = a slug or id that does not exist. */
  readonly place?: Place | null;
  readonly record?: 'own' | 'foreign';
}

/** L007: position Admin is treated as holding permission Admin. */
export const holds = ({ permissions, positionType }: Asker, permission: string): boolean =>
  permissions.includes(permission) || (permission === 'Admin' && positionType === 'Admin');

/** L003. */
export function inView(asker: Asker, place: Place | null): boolean {
  if (place === null) return false;
  if (holds(asker, 'see-all') || ['executive', 'territory-associate', 'admin'].includes(asker.column)) return true;
  if (holds(asker, 'see-children') || asker.column === 'station-admin') return levelOf(place) >= levelOf(asker.place);
  return isUnder(place, asker.place);
}

/** L004. */
export function inWrite(asker: Asker, place: Place | null): boolean {
  return place !== null && (holds(asker, 'Admin') || isUnder(place, asker.place));
}

/**
 * Returns whether the row refuses the person regardless of the target:
 * letter D, a missing permission, or a condition about the person.
 */
export function refusesPerson({ cells, condition }: MatrixRow, asker: Asker): boolean {
  const cell = cells[asker.column];
  if (cell === 'D') return true;
  if (cell.startsWith('P:') && !holds(asker, cell.slice(2))) return true;
  if (condition.includes('position!=driver') && asker.column === 'driver') return true;
  return condition.includes('position==admin') && asker.column !== 'admin';
}

/** The status the matrix expects, in the order of L011; 200 stands for allowed. */
export function expectedStatus(row: MatrixRow, asker: Asker | null, touched: Touched = {}): 200 | 401 | 403 | 404 {
  if (asker === null) return row.cells.anonymous === 'D' ? 401 : 200;
  if (refusesPerson(row, asker)) return 403;
  const place = touched.place === undefined ? asker.place : touched.place;
  if (row.condition.endsWith('geo=V') && !inView(asker, place)) return 403;
  if (row.condition.endsWith('subset of W') && !inWrite(asker, place)) return 403;
  switch (row.cells[asker.column]) {
    case 'V':
      return inView(asker, place) ? 200 : 403;
    case 'W':
      return inWrite(asker, place) ? 200 : 403;
    case 'S':
      return touched.record === 'foreign' ? 404 : 200;
    case 'O':
      return place?.id === asker.place.id ? 200 : 403;
    case 'N':
      return 403;
    default:
      return 200;
  }
}
