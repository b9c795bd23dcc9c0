import type { Target } from '../src/permissions/decision.ts';
import { conditions } from './matrix-conditions.ts';
import type { MatrixRow } from './matrix-file.ts';
import { holds, inView, inWrite, isOwnPlace, isOwnRecord, type Asker, type Verdict } from './matrix-legend.ts';

/** The file's verdict on one question, evaluated in the order of L011. */
export function expected(row: MatrixRow, asker: Asker | null, target: Target): Verdict {
  const verdict = asker === null ? forAnonymous(row.cells.anonymous, target) : forSignedIn(row, asker, target);
  return verdict !== 'allowed' && row.denyStatus === '404' ? 'not-found' : verdict;
}

/** L002, L008, L009. */
function forAnonymous(cell: string, target: Target): Verdict {
  if (cell === 'A') return 'allowed';
  return cell === 'T' && target.tokenValid !== false ? 'allowed' : 'unauthenticated';
}

function forSignedIn(row: MatrixRow, asker: Asker, target: Target): Verdict {
  const cell = row.cells[asker.column];
  if (cell === 'D') return 'forbidden';
  if (cell.startsWith('P:') && !holds(asker, cell.slice(2))) return 'forbidden';
  const verdict = conditions[row.condition]?.judge?.({ asker, target, cell });
  return verdict ?? scope(cell, asker, target);
}

/** L001, L003 to L006: the affected geography or record; another's record is a 404, a foreign geography a 403. */
function scope(cell: string, asker: Asker, target: Target): Verdict {
  switch (cell) {
    case 'V':
      return target.geography === undefined || inView(asker, target.geography) ? 'allowed' : 'forbidden';
    case 'W':
      return target.geography === undefined || inWrite(asker, target.geography) ? 'allowed' : 'forbidden';
    case 'O':
      if (target.teamSlug !== undefined && target.teamSlug !== asker.teamSlug) return 'forbidden';
      return ownOnly(asker, target);
    case 'S':
      return ownOnly(asker, target);
    default:
      if (cell === 'A' || cell.startsWith('P:')) return 'allowed';
      throw new Error(`unknown letter ${cell}`);
  }
}

function ownOnly(asker: Asker, target: Target): Verdict {
  if (!isOwnRecord(asker, target)) return 'not-found';
  return isOwnPlace(asker, target) ? 'allowed' : 'forbidden';
}
