import { canView, canWrite } from '../geography/access.ts';
import type { Geography } from '../geography/geography.ts';
import type { AccessSettings, DenialReason, Target } from './decision.ts';
import { mayGrant } from './rights.ts';
import { hasPermission, type EmployeeSubject, type Permission, type Position } from './subject.ts';

/** A question to the access table about a signed-in subject. */
export interface Question {
  readonly subject: EmployeeSubject;
  readonly position: Position;
  readonly target: Target;
  readonly settings: AccessSettings;
}

/**
 * One cell of the access table. `permit` looks at the subject alone and is checked first; `scope` looks at the target
 * and is checked last, so a refusal never reveals more than the previous step allowed.
 */
export interface Cell {
  readonly permit?: (question: Question) => boolean;
  readonly scope?: (question: Question) => DenialReason | null;
  /** The permission `permit` looks for, to name it in an explanation. */
  readonly needs?: Permission;
}

/** A condition between the two halves of a cell; null if it holds. */
export type Condition = (question: Question) => DenialReason | null;

/** One row of the access table. */
export interface Policy {
  /** Ids of the authorization matrix rows this action covers. */
  readonly rows: readonly string[];
  /** Anonymous access: refused by default; `token` = allowed with the request's single-use token. */
  readonly anonymous?: 'allowed' | 'token';
  /** Applies to every position not listed in `except`. */
  readonly cell: Cell;
  readonly except?: Readonly<Partial<Record<Position, Cell>>>;
  readonly when?: readonly Condition[];
  /** True if even the existence is hidden: every refusal is a 404, including a missing sign-in. */
  readonly hidden?: boolean;
}

/** Allowed for the position without further checks (letter A). */
export const everyone: Cell = {};

/** Denied for the position (letter D). */
export const denied: Cell = { permit: () => false };

/** Requires the permission (letter P:x); position Admin has permission Admin. */
export function permission(name: Permission): Cell {
  return { permit: ({ subject }) => hasPermission(subject, name), needs: name };
}

const within = (test: (question: Question, geography: Geography) => boolean) =>
  ({
    scope: (question) => {
      const { geography = question.subject.organization, geographies = [] } = question.target;
      return [geography, ...geographies].every((place) => place !== null && test(question, place)) ? null : 'forbidden';
    },
  }) as const satisfies Cell;

/** The subject may view every affected geography (letter V). */
export const viewScope = within(({ subject, settings }, place) => canView(subject, place, settings));

/** The subject may write to every affected geography (letter W). */
export const writeScope = within(({ subject }, place) => canWrite(subject, place));

/** Both cells must allow. */
export function both(first: Cell, second: Cell): Cell {
  const needs = second.needs ?? first.needs;
  return {
    ...(needs === undefined ? {} : { needs }),
    permit: (question) => (first.permit?.(question) ?? true) && (second.permit?.(question) ?? true),
    scope: (question) => first.scope?.(question) ?? second.scope?.(question) ?? null,
  };
}

const isOwner = ({ subject, target }: Question): boolean =>
  target.ownerEmployeeId === undefined || target.ownerEmployeeId === subject.employeeId;

const isOwnPlace = ({ subject, target }: Question): boolean =>
  target.geography === undefined || target.geography?.baseId === subject.organization.baseId;

/** Only the subject's own record; another owner's id is reported as not found (letter S). */
export const own = {
  scope: (question) => (!isOwner(question) ? 'not-found' : isOwnPlace(question) ? null : 'forbidden'),
} as const satisfies Cell;

/** The subject's own record, or one the test accepts as such (letter S with a wider circle). */
export function ownOr(test: (question: Question) => boolean): Cell {
  return { scope: (question) => (test(question) ? null : own.scope(question)) };
}

/** The subject's own entry about a geography they may view (letter S, geography in V). */
export const ownInView = {
  scope: (question) => (isOwner(question) ? viewScope.scope(question) : 'not-found'),
} as const satisfies Cell;

/** Own record, own organization and own team only; each one named in the target is checked (letter O). */
export const ownOrTeam: Cell = {
  scope: (question) => {
    const { subject, target } = question;
    if (target.teamSlug !== undefined && target.teamSlug !== subject.teamSlug) return 'forbidden';
    return own.scope(question);
  },
};

const unless = (refused: (question: Question) => boolean, reason: DenialReason = 'forbidden'): Condition => {
  return (question) => (refused(question) ? reason : null);
};

const othersWithin = (test: (question: Question, geography: Geography) => boolean) => (question: Question) =>
  (question.target.geographies ?? []).every((place) => place !== null && test(question, place));

const othersInView = othersWithin(({ subject, settings }, place) => canView(subject, place, settings));

/** No self-dealing: the approver is not the requester, and the payee is not the payer. */
export const notSelf: Condition = unless(
  ({ subject, target }) =>
    target.ownerEmployeeId === subject.employeeId || (target.recipientEmployeeIds ?? []).includes(subject.employeeId),
);

/**
 * The other person's account has no rights beyond the subject's: one invited to, one given a way in, one seen as by an
 * Admin.
 */
export const noMoreRights: Condition = unless(
  ({ subject, target: { inviteePositionType: positionType, inviteePermissions: permissions = [] } }) =>
    positionType !== undefined && !mayGrant(subject, { positionType, permissions }),
);

/** The place is in view: permission Admin writes everywhere, but is shown no more for it. */
export const mustBeInView: Condition = unless(
  ({ subject, settings, target }) =>
    target.geography !== undefined && (target.geography === null || !canView(subject, target.geography, settings)),
);

/** The sender may view every recipient's organization. */
export const recipientsInView: Condition = unless((question) => !othersInView(question));

/** The recipient is in view, a teammate, a manager of the sender's station, or wrote to the sender first (decisions 33). */
export const mayWriteTo: Condition = unless(
  (question) =>
    question.target.answerable !== true &&
    (question.target.teamSlug === undefined || question.target.teamSlug !== question.subject.teamSlug) &&
    !othersInView(question),
);

/** The subject may write to every place named: those of the people paid, or those a campaign is for. */
export const placesInWrite: Condition = unless(
  (question) => !othersWithin(({ subject }, place) => canWrite(subject, place))(question),
);

/** Mail to a whole group needs see-all. */
export const groupNeedsSeeAll: Condition = unless(
  ({ subject, target }) => target.group === true && !hasPermission(subject, 'see-all'),
);

/** Drivers can't turn the survey business rules off (section 5). */
export const businessRulesStayOn: Condition = unless(
  ({ position, target }) => target.businessRules === false && position === 'driver',
);

/** Drivers and staff can only change a request that is still pending. */
export const pendingForOwner: Condition = unless(
  ({ position, target }) => (position === 'driver' || position === 'staff') && target.pending === false,
);

/** A record the subject may not know about is reported as not found. */
export const mustBeVisible: Condition = unless(({ target }) => target.visible === false, 'not-found');

/** The training or campaign is assigned to the subject. */
export const mustBeEligible: Condition = unless(({ target }) => target.eligible === false);

/** Only a geography without a parent can be filtered by facility or position type (section 5, usage). */
export const filtersOnlyAtTop: Condition = unless(
  ({ subject, target }) =>
    target.topLevelFilters === true &&
    (target.geography === null || (target.geography ?? subject.organization).parentId !== null),
);
