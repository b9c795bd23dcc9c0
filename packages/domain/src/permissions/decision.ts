import type { ViewScope } from '../geography/access.ts';
import type { Geography } from '../geography/geography.ts';

/**
 * The target of an action; each field is set only if the action needs it. An omitted field defaults to the subject's
 * own (geography, record, team), so a menu can check without a target. A handler that read an id or a slug from a
 * request must always pass what it found.
 */
export interface Target {
  /** null = a slug or id that does not exist; refused like a forbidden one. */
  readonly geography?: Geography | null;
  /**
   * Every further geography the action affects: a bulk list, a campaign's area, the organizations of recipients or
   * payees. If one is out of scope, the whole action is refused.
   */
  readonly geographies?: readonly (Geography | null)[];
  /** The record's owner: the employee of a profile, or the author, sender, requester, creator or owner. */
  readonly ownerEmployeeId?: number;
  readonly teamSlug?: string;
  /** Payees; paying yourself is refused. */
  readonly recipientEmployeeIds?: readonly number[];
  /** Owner of the dashboard that an annotation or comment belongs to. */
  readonly dashboardOwnerEmployeeId?: number;
  /** Managers listed on a training campaign. */
  readonly managerEmployeeIds?: readonly number[];
  /** Position of the person an account is for: one who is invited, or one an Admin sees as. */
  readonly inviteePositionType?: string;
  /** Permissions that person has on record. */
  readonly inviteePermissions?: readonly string[];
  /** False once a request has been decided. */
  readonly pending?: boolean;
  /** True if the author's entry is being deleted rather than changed. */
  readonly deleting?: boolean;
  /**
   * False if the record exists but must stay hidden from the subject: a dashboard that is not global, their own, or
   * shared with them.
   */
  readonly visible?: boolean;
  /** False if a training module or campaign is not assigned to the subject, or not published. */
  readonly eligible?: boolean;
  /** False if the request turns the survey business rules off. */
  readonly businessRules?: boolean;
  /** True if a usage request filters by facility or position type. */
  readonly topLevelFilters?: boolean;
  /** True if the recipient manages the subject's own station, or wrote to the subject first (decisions 33). */
  readonly answerable?: boolean;
  /** True for mail to a whole group. */
  readonly group?: boolean;
  /** False if the single-use token used in place of a sign-in is not valid. */
  readonly tokenValid?: boolean;
}

/** Reason for a refusal; the API responds with 401, 403 or 404. */
export type DenialReason = 'unauthenticated' | 'forbidden' | 'not-found';

/** Result of `can`. */
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly reason: DenialReason };

/** Access settings an owner can change without a code change. */
export interface AccessSettings {
  /** VIEW_SCOPE; defaults to `rank` (decisions 1). */
  readonly viewScope?: ViewScope;
  /** ARENA_AUDIENCE; defaults to `admin`. `enrolled` also shows the Arena menu to enrolled drivers (decisions 4). */
  readonly arenaAudience?: 'admin' | 'enrolled';
}
