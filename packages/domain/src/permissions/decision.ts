import type { ViewScope } from '../geography/access.ts';
import type { Geography } from '../geography/geography.ts';

/**
 * What is asked about; each field only where the action needs it. A field left out stands for the
 * asker's own (own geography, own record, own team), so a menu may ask without a target; a handler that
 * read an id or a slug from a request always passes what it found.
 */
export interface Target {
  /** null = a slug or id that does not exist; answered like a forbidden one. */
  readonly geography?: Geography | null;
  /** Every further geography the action touches: a bulk list, a campaign's area, the organizations of recipients or payees. One outside refuses the whole. */
  readonly geographies?: readonly (Geography | null)[];
  /** Whose record it is: the employee of a profile, the author, sender, requester, creator or owner. */
  readonly ownerEmployeeId?: number;
  readonly teamSlug?: string;
  /** Who is paid; nobody pays himself. */
  readonly recipientEmployeeIds?: readonly number[];
  /** Owner of the dashboard an annotation or comment belongs to. */
  readonly dashboardOwnerEmployeeId?: number;
  /** Managers listed on a training campaign. */
  readonly managerEmployeeIds?: readonly number[];
  /** Position of the person who is invited. */
  readonly inviteePositionType?: string;
  /** False once a request has been decided. */
  readonly pending?: boolean;
  /** True when the author's entry is to be deleted rather than changed. */
  readonly deleting?: boolean;
  /** False when the record exists and the asker may not know of it: a dashboard neither global, own nor shared with him. */
  readonly visible?: boolean;
  /** False when a training module or campaign is not meant for the asker, or not published. */
  readonly eligible?: boolean;
  /** False when the request turns the survey business rules off. */
  readonly businessRules?: boolean;
  /** True when a usage request filters by facility or position type. */
  readonly topLevelFilters?: boolean;
  /** True when mail goes to a whole group. */
  readonly group?: boolean;
  /** False when the single-use token that stands in for a sign-in is not valid. */
  readonly tokenValid?: boolean;
}

/** Why somebody may not; the api answers 401, 403 and 404. */
export type DenialReason = 'unauthenticated' | 'forbidden' | 'not-found';

/** The answer of `can`. */
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly reason: DenialReason };

/** What an owner may set about access without a change of code. */
export interface AccessSettings {
  /** VIEW_SCOPE; `rank` unless said (decisions 1). */
  readonly viewScope?: ViewScope;
  /** ARENA_AUDIENCE; `admin` unless said, `enrolled` shows the Arena menu to enrolled drivers too (decisions 4). */
  readonly arenaAudience?: 'admin' | 'enrolled';
}
