import { actionOfRow } from '@roadside/domain/permissions';
import type { AccessRule } from './define-call.ts';

function ruleFor(kind: AccessRule['kind'], rows: readonly [string, ...string[]]): AccessRule {
  const action = actionOfRow[rows[0]];
  if (action === undefined) throw new TypeError(`The authorization matrix has no row ${rows[0]}. Add it there first.`);
  return { kind, rows, action };
}

/** A public call; any tokens it needs are sent in the body. */
export const anyone = (...rows: [string, ...string[]]): AccessRule => ruleFor('public', rows);

/** A call that requires a bearer token; after that, the rows of the authorization matrix decide. */
export const signedIn = (...rows: [string, ...string[]]): AccessRule => ruleFor('signed-in', rows);
